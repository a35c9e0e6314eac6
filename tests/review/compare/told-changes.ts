/** What a review tells: how many pages are different, and each that is new, gone or moved. */
type Told = { pages: string[]; changes: string[] };

/** What has to be told of each edit, with place and reason; long texts are cut. */
export const toldChanges: Record<string, Told> = {
  "changes a word in a post": {
    pages: ["changed 3"],
    changes: [
      "changed text on 3 pages: A talk about female genital mutilation (FGM) st… → A talk about female genital mutilation (FGM) st… | `excerpt` in content/blog/1.mdx:4 says “A talk …",
      "changed description on /blog/1: A talk about female genital mutilation (FGM) st… → A talk about female genital mutilation (FGM) st… | `excerpt` in content/blog/1.mdx:4 says “A talk …",
    ],
  },
  "changes a word in a text": {
    pages: ["changed 1"],
    changes: [
      "changed text on /blog/1: A village dialogue begins with chairs. Someone … → A village dialogue begins with stools. Someone … | the text of content/blog/1.mdx was changed",
    ],
  },
  "changes a figure that stands in many sentences": {
    pages: ["changed 3"],
    changes: [
      "changed text on 3 pages: 1,500+ → 1,600+ | `girls-supported: value` in content/stats.yaml:…",
      "changed label on 3 pages: About this figure: 1,500+ girls supported → About this figure: 1,600+ girls supported | `girls-supported: value` in content/stats.yaml:…",
      "changed text on 3 pages: 1,500+ girls supported → 1,600+ girls supported | `girls-supported: value` in content/stats.yaml:…",
    ],
  },
  "renames a post and sends its old address on": {
    pages: ["changed 5", "moved /blog/2 /blog/school-bags"],
    changes: [
      "changed link on 5 pages: /blog/2 → /blog/school-bags | “/blog/2” was added in content/redirects.yaml:1",
      "changed drawing on 3 pages | “A desk, a light and a quiet hour” was taken ou…; “A desk, a light and a quiet hour” was added in…; “/blog/2” was added in content/redirects.yaml:1",
    ],
  },
  "changes the headline of a post": {
    pages: ["changed 4"],
    changes: [
      "changed text on 4 pages: One box, three keys → A box, three keys | `title` in content/blog/3.mdx:3 says “A box, th…",
      "changed text on 2 pages: Read “One box, three keys” → Read “A box, three keys” | `title` in content/blog/3.mdx:3 says “A box, th…",
      "changed title on /blog/3: One box, three keys · Suluhisho → A box, three keys · Suluhisho | `title` in content/blog/3.mdx:3 says “A box, th…",
      "changed share picture on /blog/3 | `title` in content/blog/3.mdx:3 says “A box, th…",
    ],
  },
  "moves a paragraph": {
    pages: ["changed 1"],
    changes: [
      "moved text on /blog/1: A village dialogue begins with chairs. Someone … → A village dialogue begins with chairs. Someone … | the text of content/blog/1.mdx was changed",
    ],
  },
  "takes a person away": {
    pages: ["changed 1"],
    changes: [
      "removed drawing on /about | “Mutua K.” was taken out of content/team.yaml",
      "removed text on /about: Mutua K.\nDirector of Finance Example\nKeeps the … →  | “Mutua K.” was taken out of content/team.yaml",
    ],
  },
  "takes a testimonial away": {
    pages: ["changed 1"],
    changes: [
      "removed text on /: My daughter used to ask if she could go back to… →  | “Zawadi N.” was taken out of content/testimonia…",
      "removed drawing on / | “Zawadi N.” was taken out of content/testimonia…",
      "removed label on /: 5 out of 5 stars →  | “Zawadi N.” was taken out of content/testimonia…",
    ],
  },
  "adds a post": {
    pages: ["changed 21", "added /blog/shelf"],
    changes: [
      "changed metadata on 17 pages | “A shelf of her own” was added in content/blog/…",
      "added drawing on 2 pages | “A shelf of her own” was added in content/blog/…",
      "added text on 2 pages:  → Education\n1 June 2025\n1 min read\nThe education … | “A shelf of her own” was added in content/blog/…",
      "added link on 4 pages:  → /blog/shelf | “A shelf of her own” was added in content/blog/…",
      "added text on /blog/1:  → Later\nA shelf of her own | “A shelf of her own” was added in content/blog/…",
      "added text on /blog/2:  → More about Education\nA shelf of her own\n1 June … | “A shelf of her own” was added in content/blog/…",
    ],
  },
  "adds a draft": {
    pages: [],
    changes: [],
  },
  "changes a label of the navigation": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: Programs → Our work | `header.2.label` in content/navigation.yaml:7 s…",
    ],
  },
  "changes what a picture shows": {
    pages: ["changed 1"],
    changes: [
      "changed label on /: A cloth in madder red: a large raised hand and … → A cloth in madder red: one raised hand and four… | `morning-class: alt` in content/gallery.yaml:4 …",
    ],
  },
  "changes a colour": {
    pages: ["changed 2"],
    changes: [
      "changed share picture on / | `leso.color` in content/pages/home.yaml:16 says…",
      "changed drawing on 2 pages | `leso.color` in content/pages/home.yaml:16 says…",
      "changed share picture on /sw | `leso.color` in content/pages/home.yaml:16 says…",
    ],
  },
  "changes the day of a post": {
    pages: ["changed 3"],
    changes: [
      "changed text on 3 pages: 9 October 2024 → 10 October 2024 | `date` in content/blog/3.mdx:8 says “2024-10-10…",
    ],
  },
  "puts fields in another order": {
    pages: [],
    changes: [],
  },
  "writes a comment only": {
    pages: [],
    changes: [],
  },
  "puts quotes round a text": {
    pages: [],
    changes: [],
  },
  "changes a description": {
    pages: ["changed 1"],
    changes: [
      "changed description on /about: Suluhisho means “solution” in Swahili. Read who… → Meet means “solution” in Swahili. Read who we a… | `description` in content/pages/about.yaml:3 say…",
    ],
  },
  "changes a title of a page": {
    pages: ["changed 7"],
    changes: [
      "changed title on /blog: Blog · Suluhisho → Our blog · Suluhisho | `title` in content/pages/blog.yaml:2 says “Our …",
      "changed metadata on 6 pages | `title` in content/pages/blog.yaml:2 says “Our …",
    ],
  },
  "changes the phone number of the office": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: +254 700 000 000 → +254 700 000 001 | `phone` in content/site.yaml:8 says “+254 700 0…",
    ],
  },
  "changes the address for letters": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: info@suluhisho.example → hello@suluhisho.example | `email` in content/site.yaml:7 says “hello@sulu…",
    ],
  },
  "changes a helpline": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: 1195 → 1196 | `violence: number` in content/helplines.yaml:10…",
      "changed text on /contact: Call 1195 → Call 1196 | `violence: number` in content/helplines.yaml:10…",
      "changed text on /blog/1: Call 116, the national child helpline, or 1195,… → Call 116, the national child helpline, or 1196,… | `violence: number` in content/helplines.yaml:10…",
      "changed text on /sw/contact: Usituandikie kwanza. Piga simu 116 au 1195, bil… → Usituandikie kwanza. Piga simu 116 au 1196, bil… | `violence: number` in content/helplines.yaml:10…",
      "changed text on /sw/help: 1195, simu ya msaada dhidi ya ukatili wa kijins… → 1196, simu ya msaada dhidi ya ukatili wa kijins… | `violence: number` in content/helplines.yaml:10…",
    ],
  },
  "changes the year of a milestone": {
    pages: ["changed 1"],
    changes: [
      "changed text on /about: 2024 → 2025 | `year` in content/timeline.yaml:17 says “2025” …",
    ],
  },
  "puts a list in another order": {
    pages: ["changed 1"],
    changes: [
      "moved label on /: A cloth in madder red: a large raised hand and … → A cloth in madder red: a large raised hand and … | content/gallery.yaml has another order",
      "moved text on /: A morning class begins, and the first hand goes… → A morning class begins, and the first hand goes… | content/gallery.yaml has another order",
    ],
  },
  "changes where a button leads": {
    pages: ["changed 1"],
    changes: [
      "changed link on /: /programs → /about | `secondary.href` in content/pages/home.yaml:25 …",
    ],
  },
  "changes what a form says of a mistake": {
    pages: ["changed 21"],
    changes: [
      "changed island on 21 pages: There is a problem → Something is missing | `errorsHeading` in content/forms.yaml:3 says “S…",
    ],
  },
  "takes a post away and sends its address on": {
    pages: ["changed 5", "removed /blog/category/community", "removed /blog/3"],
    changes: [
      "changed link on /: /blog/3 → /blog/2 | `savings-for-school: post` in content/news.yaml…",
      "removed link on 3 pages: /blog/category/community →  | “One box, three keys” was taken out of content/…",
      "removed text on /blog: Community\nCommunity\n9 October 2024\n2 min read\nT… →  | “One box, three keys” was taken out of content/…",
      "removed drawing on /blog | “One box, three keys” was taken out of content/…",
      "removed link on 2 pages: /blog/3 →  | “One box, three keys” was taken out of content/…",
      "removed text on 2 pages: Community →  | “One box, three keys” was taken out of content/…",
      "removed text on /blog/2: Earlier\nOne box, three keys →  | “One box, three keys” was taken out of content/…",
    ],
  },
  "adds a heading to a text": {
    pages: ["changed 1"],
    changes: [
      "added link on /privacy:  → #in-short | the text of content/pages/privacy.mdx was chang…",
      "added text on /privacy:  → In short\nIn short\nWe keep little. | the text of content/pages/privacy.mdx was chang…",
    ],
  },
  "marks a story as made up": {
    pages: ["changed 3"],
    changes: ["removed text on 3 pages: Example →  | `sample` was taken out of content/blog/1.mdx"],
  },
  "changes the motto": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: Girls in school, safe and heard → Girls at school, safe and heard | `motto` in content/site.yaml:3 says “Girls at s…",
    ],
  },
  "splits a paragraph in two": {
    pages: ["changed 1"],
    changes: [
      "added text on /blog/1:  → A village dialogue begins with chairs. Someone … | the text of content/blog/1.mdx was changed",
      "changed text on /blog/1: A village dialogue begins with chairs. Someone … → And by ten o’clock there is a circle. Grandmoth… | the text of content/blog/1.mdx was changed",
    ],
  },
};
