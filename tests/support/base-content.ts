import { basePages } from "#tests/support/base-pages.ts";
import { below, formWords, link, named, notice, office } from "#tests/support/base-words.ts";
import { postFile } from "#tests/support/post-file.ts";

const stat = (id: string, value: string) =>
  `- id: ${id}\n  value: ${value}\n  label: The ${id}\n  status: stated\n`;

const program = (title: string, position: number) =>
  `---\ntitle: ${title}\nsummary: What it does\nposition: ${position}\ncolor: leaf\n` +
  `metrics: [girls]\nfeatures: [Books]\n---\n\nIt helps {{girls}} girls.\n`;

const post = (title: string, date: string) =>
  postFile("\nA paragraph about {{girls}} girls.\n", { title, date });

/** Every file of a complete site in as few words as the model allows. */
export const baseContent: Record<string, string> = {
  ...withOwnTitles(basePages),
  "site.yaml":
    "name: Suluhisho\nmotto: A motto\n" +
    'titlePattern: "{title} · Suluhisho"\n' +
    "address: https://www.suluhisho.example\nlanguage: en-KE\nemail: info@suluhisho.example\n" +
    'phone: "+254 700 000 000"\n' +
    "location: Nairobi, Kenya\ncopyright: © Suluhisho\n" +
    office +
    "social:\n" +
    "  - { name: Facebook, icon: facebook }\n" +
    "  - { name: Instagram, icon: instagram, address: https://photos.example/suluhisho }\n" +
    "  - { name: X, icon: x }\n" +
    "forms:\n" +
    "  volunteer: { delivery: email, to: volunteers@suluhisho.example }\n" +
    "  contact: { delivery: email, to: contact@suluhisho.example }\n" +
    "  newsletter: { delivery: email, to: letters@suluhisho.example }\n",
  "navigation.yaml":
    "header:\n  - { label: Home, href: / }\n  - { label: Blog, href: /blog }\n" +
    link("donate", "/donate") +
    "quickLinks:\n  - { label: About, href: /about }\n" +
    link("privacy", "/privacy") +
    link("accessibility", "/privacy"),
  "interface.yaml":
    named("skipToContent", "homeLink", "toggleMenu", "mainNavigation", "footerNavigation") +
    named("stayConnected", "email", "phone", "location", "social", "figureNotes", "figureScope") +
    named("figureAsOf", "figureSource", "sampleFigure", "errorHeading", "moved", "movedLink") +
    'socialLink: "{name}: opens its site"\nsocialMissing: Not on {name} yet\n' +
    'aboutFigure: "About: {figure}"\nshareImage: "A cloth: {title}"\nrating: "{rating} out of 5"\n' +
    'readTime: "{minutes} min read"\n' +
    named("samplePhone", "example", "contents") +
    below("helplines", named("heading", "swahili")) +
    below("help", named("label")) +
    below("languages", named("english", "swahili")) +
    below("quickExit", named("label", "swahili", "note") + "address: https://other.org/\n"),
  "newsletter.yaml":
    named("heading", "lead", "label", "placeholder", "submit", "missing", "invalid", "subject") +
    named("message") +
    notice,
  "forms.yaml": formWords,
  "stats.yaml":
    stat("girls", "1,500+") + stat("villages", '"12"') + stat("share", "85%") + stat("rest", "15%"),
  "testimonials.yaml":
    "- id: a-mother\n  name: A. B.\n  role: Mother\n  quote: It helped.\n  rating: 5\n",
  "team.yaml": "- id: a-leader\n  name: C. D.\n  role: Director\n  about: Leads the team\n",
  "timeline.yaml": "- year: 2019\n  title: Founded\n  text: It begins.\n",
  "gallery.yaml":
    "- id: a-class\n  caption: A class\n  alt: Rays on indigo\n  leso: { motif: rays }\n",
  "opportunities.yaml":
    "- id: reading\n  title: Reading\n  description: Read aloud\n  commitment: An hour\n" +
    "  location: Nairobi\n  skills: [Patience]\n",
  "partnerships.yaml":
    "- id: schools\n  type: Schools\n  description: Lend a room\n  benefits: [Mentors]\n",
  "success-stories.yaml":
    "- id: back\n  program: school\n  title: Back\n  before: She had left.\n  after: She is back.\n",
  "news.yaml":
    "- id: a-room\n  title: A room\n  excerpt: A school lends it.\n  date: 2025-02-12\n" +
    '  category: Impact\n  post: "1"\n',
  "events.yaml":
    "- id: a-fair\n  title: A fair\n  date: 2099-05-02\n  place: A hall\n  text: Tea is served.\n",
  "pledges.yaml": "- id: books\n  name: A choir\n  amount: KES 1,000\n  purpose: Books\n",
  "helplines.yaml":
    '- id: a-line\n  number: "116"\n  name: A line\n  swahili: Simu\n  checked: 2025-06-30\n',
  "contacts.yaml": "[]\n",
  "redirects.yaml": "[]\n",
  "released-addresses.yaml": "[]\n",
  "additional-programs.yaml":
    "- id: counseling\n  title: Counselling\n  text: Somebody listens.\n  figure: villages\n",
  "words.yaml":
    "- words: [voiceless]\n  reason: They speak.\n  instead: unheard\n  severity: error\n",
  "dictionary.yaml": "- sms\n- whatsapp\n",
  "programs/school.mdx": program("School", 1),
  "programs/safety.mdx": program("Safety", 2),
  "programs/savings.mdx": program("Savings", 3),
  "blog/1.mdx": post("The first post", "2025-01-10"),
  "blog/2.mdx": post("The second post", "2025-02-20"),
};

// No two pages may have one title.
function withOwnTitles(pages: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(pages).map(([file, text]) => {
      const name = file.slice("pages/".length, file.indexOf("."));
      return [file, text.replace(/^title: The title$/m, `title: The title of ${name}`)];
    }),
  );
}
