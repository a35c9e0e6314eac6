/** What has to be told of each edit: how many pages are different, each that is new, gone or moved, and each change. */
export const toldChanges: Record<string, string[]> = {
  "changes a word in a post": [
    "changed 3",
    "changed text on 3 pages: A talk about female genital mutilation (FGM) st… → A talk about female genital mutilation (FGM) st… | changed excerpt blog/1.mdx:4 A talk about female genital mutilation (FGM) st…",
    "changed description on /blog/1: A talk about female genital mutilation (FGM) st… → A talk about female genital mutilation (FGM) st… | changed excerpt blog/1.mdx:4 A talk about female genital mutilation (FGM) st…",
  ],
  "changes a word in a text": [
    "changed 1",
    "changed text on /blog/1: A village dialogue begins with chairs. Someone … → A village dialogue begins with stools. Someone … | changed blog/1.mdx:19 A village dialogue begins with stools. Someone …",
  ],
  "changes a figure that stands in many sentences": [
    "changed 3",
    "changed text on 3 pages: 1,500+ → 1,600+ | changed girls-supported: value stats.yaml:7 1,600+",
    "changed label on 3 pages: About this figure: 1,500+ girls supported → About this figure: 1,600+ girls supported | changed girls-supported: value stats.yaml:7 1,600+",
    "changed text on 3 pages: 1,500+ girls supported → 1,600+ girls supported | changed girls-supported: value stats.yaml:7 1,600+",
  ],
  "renames a post and sends its old address on": [
    "changed 5",
    "moved /blog/2 /blog/school-bags",
    "changed link on 5 pages: /blog/2 → /blog/school-bags | changed address blog/school-bags.mdx:1 /blog/school-bags",
    "changed drawing on 3 pages | changed address blog/school-bags.mdx:1 /blog/school-bags",
    "changed text on /blog/school-bags: Suluhisho, Nairobi, Kenya · https://www.suluhis… → Suluhisho, Nairobi, Kenya · https://www.suluhis… | changed address blog/school-bags.mdx:1 /blog/school-bags",
  ],
  "changes the headline of a post": [
    "changed 4",
    "changed text on 4 pages: One box, three keys → A box, three keys | changed title blog/3.mdx:3 A box, three keys",
    "changed text on 2 pages: Read “One box, three keys” → Read “A box, three keys” | changed title blog/3.mdx:3 A box, three keys",
    "changed title on /blog/3: One box, three keys · Suluhisho → A box, three keys · Suluhisho | changed title blog/3.mdx:3 A box, three keys",
    "changed share picture on /blog/3 | changed title blog/3.mdx:3 A box, three keys",
  ],
  "moves a paragraph": [
    "changed 1",
    "moved text on /blog/1: A village dialogue begins with chairs. Someone … → A village dialogue begins with chairs. Someone … | moved blog/1.mdx:22 A village dialogue begins with chairs. Someone …",
  ],
  "takes a person away": [
    "changed 1",
    "removed drawing on /about | removed finance-director team.yaml:32",
    "removed text on /about: Mutua K.\nDirector of Finance Example\nKeeps the … →  | removed finance-director team.yaml:32",
  ],
  "takes a testimonial away": [
    "changed 1",
    "removed text on /: My daughter used to ask if she could go back to… →  | removed mother-of-two testimonials.yaml:2",
    "removed drawing on / | removed mother-of-two testimonials.yaml:2",
    "removed label on /: 5 out of 5 stars →  | removed mother-of-two testimonials.yaml:2",
  ],
  "adds a post": [
    "changed 4",
    "added /blog/shelf",
    "added drawing on 2 pages | added blog/shelf.mdx:1 A shelf of her own",
    "added text on 2 pages:  → Education\n1 June 2025\n1 min read\nThe education … | added blog/shelf.mdx:1 A shelf of her own",
    "added link on 4 pages:  → /blog/shelf | added blog/shelf.mdx:1 A shelf of her own",
    "added text on /blog/1:  → Later\nA shelf of her own | added blog/shelf.mdx:1 A shelf of her own",
    "added text on /blog/2:  → More about Education\nA shelf of her own\n1 June … | added blog/shelf.mdx:1 A shelf of her own",
  ],
  "adds a draft": [],
  "changes a label of the navigation": [
    "changed 21",
    "changed text on 21 pages: Programs → Our work | changed header.2.label navigation.yaml:7 Our work",
  ],
  "changes what a picture shows": [
    "changed 1",
    "changed label on /: A cloth in madder red: a large raised hand and … → A cloth in madder red: one raised hand and four… | changed morning-class: alt gallery.yaml:4 A cloth in madder red: one raised hand and four…",
  ],
  "changes a colour": [
    "changed 2",
    "changed share picture on / | changed leso.color pages/home.yaml:16 plum",
    "changed drawing on 2 pages | changed leso.color pages/home.yaml:16 plum",
    "changed share picture on /sw | changed leso.color pages/home.yaml:16 plum",
  ],
  "changes the day of a post": [
    "changed 3",
    "changed text on 3 pages: 9 October 2024 → 10 October 2024 | changed date blog/3.mdx:8 2024-10-10",
  ],
  "puts fields in another order": [],
  "writes a comment only": [],
  "puts quotes round a text": [],
  "changes a description": [
    "changed 1",
    "changed description on /about: Suluhisho means “solution” in Swahili. Read who… → Meet means “solution” in Swahili. Read who we a… | changed description pages/about.yaml:3 Meet means “solution” in Swahili. Read who we a…",
  ],
  "changes a title of a page": [
    "changed 7",
    "changed title on /blog: Blog · Suluhisho → Our blog · Suluhisho | changed title pages/blog.yaml:2 Our blog",
    "changed metadata on 6 pages | changed title pages/blog.yaml:2 Our blog",
  ],
  "changes the phone number of the office": [
    "changed 21",
    "changed text on 21 pages: +254 700 000 000 → +254 700 000 001 | changed phone site.yaml:8 +254 700 000 001",
  ],
  "changes the address for letters": [
    "changed 21",
    "changed text on 21 pages: info@suluhisho.example → hello@suluhisho.example | changed email site.yaml:7 hello@suluhisho.example",
  ],
  "changes a helpline": [
    "changed 21",
    "changed text on 21 pages: 1195 → 1196 | changed violence: number helplines.yaml:10 1196",
    "changed text on /contact: Call 1195 → Call 1196 | changed violence: number helplines.yaml:10 1196",
    "changed text on /blog/1: Call 116, the national child helpline, or 1195,… → Call 116, the national child helpline, or 1196,… | changed violence: number helplines.yaml:10 1196",
    "changed text on /sw/contact: Usituandikie kwanza. Piga simu 116 au 1195, bil… → Usituandikie kwanza. Piga simu 116 au 1196, bil… | changed violence: number helplines.yaml:10 1196",
    "changed text on /sw/help: 1195, simu ya msaada dhidi ya ukatili wa kijins… → 1196, simu ya msaada dhidi ya ukatili wa kijins… | changed violence: number helplines.yaml:10 1196",
  ],
  "changes the year of a milestone": [
    "changed 1",
    "changed text on /about: 2024 → 2025 | changed Government partnership: year timeline.yaml:17 2025",
  ],
  "puts a list in another order": [
    "changed 1",
    "moved label on /: A cloth in madder red: a large raised hand and … → A cloth in madder red: a large raised hand and … | moved gallery.yaml:47 morning-class",
    "moved text on /: A morning class begins, and the first hand goes… → A morning class begins, and the first hand goes… | moved gallery.yaml:47 morning-class",
  ],
  "changes where a button leads": [
    "changed 1",
    "changed link on /: /programs → /about | changed secondary.href pages/home.yaml:25 /about",
  ],
  "changes what a form says of a mistake": [
    "changed 21",
    "changed island on 21 pages: There is a problem → Something is missing | changed errorsHeading forms.yaml:3 Something is missing",
  ],
  "takes a post away and sends its address on": [
    "changed 5",
    "removed /blog/category/community",
    "removed /blog/3",
    "changed link on /: /blog/3 → /blog/2 | changed savings-for-school: post news.yaml:27 2",
    "removed link on 3 pages: /blog/category/community →  | removed blog/3.mdx:1",
    "removed text on /blog: Community\nCommunity\n9 October 2024\n2 min read\nT… →  | removed blog/3.mdx:1",
    "removed drawing on /blog | removed blog/3.mdx:1",
    "removed link on 2 pages: /blog/3 →  | removed blog/3.mdx:1",
    "removed text on 2 pages: Community →  | removed blog/3.mdx:1",
    "removed text on /blog/2: Earlier\nOne box, three keys →  | removed blog/3.mdx:1",
  ],
  "adds a heading to a text": [
    "changed 1",
    "added text on /privacy:  → In short\nIn short | added pages/privacy.mdx:76 ## In short",
    "added text on /privacy:  → We keep little. | added pages/privacy.mdx:78 We keep little.",
  ],
  "marks a story as made up": [
    "changed 3",
    "removed text on 3 pages: Example →  | removed sample blog/1.mdx:17",
  ],
  "changes the motto": [
    "changed 21",
    "changed text on 21 pages: Girls in school, safe and heard → Girls at school, safe and heard | changed motto site.yaml:3 Girls at school, safe and heard",
  ],
  "splits a paragraph in two": [
    "changed 1",
    "added text on /blog/1:  → A village dialogue begins with chairs. Someone … | added blog/1.mdx:19 A village dialogue begins with chairs. Someone …",
    "changed text on /blog/1: A village dialogue begins with chairs. Someone … → And by ten o’clock there is a circle. Grandmoth… | changed blog/1.mdx:22 And by ten o’clock there is a circle. Grandmoth…",
  ],
};
