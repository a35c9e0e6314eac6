/** What a review tells: how many pages are different, and each that is new, gone or moved. */
type Told = { pages: string[]; changes: string[] };

/** What has to be told of each edit, with place and reason; long texts are cut. */
export const toldChanges: Record<string, Told> = {
  "changes a word in a post": {
    pages: ["changed 3"],
    changes: [
      "changed text on 3 pages: A talk about female genital mutilation (FGM) st… → A talk about female genital mutilation (FGM) st… | changed excerpt blog/1.mdx:4 A talk about female genital mutilation (FGM) st…",
      "changed description on /blog/1: A talk about female genital mutilation (FGM) st… → A talk about female genital mutilation (FGM) st… | changed excerpt blog/1.mdx:4 A talk about female genital mutilation (FGM) st…",
    ],
  },
  "changes a word in a text": {
    pages: ["changed 1"],
    changes: [
      "changed text on /blog/1: A village dialogue begins with chairs. Someone … → A village dialogue begins with stools. Someone … | changed blog/1.mdx:19 A village dialogue begins with stools. Someone …",
    ],
  },
  "changes a figure that stands in many sentences": {
    pages: ["changed 3"],
    changes: [
      "changed text on 3 pages: 1,500+ → 1,600+ | changed girls-supported: value stats.yaml:7 1,600+",
      "changed label on 3 pages: About this figure: 1,500+ girls supported → About this figure: 1,600+ girls supported | changed girls-supported: value stats.yaml:7 1,600+",
      "changed text on 3 pages: 1,500+ girls supported → 1,600+ girls supported | changed girls-supported: value stats.yaml:7 1,600+",
    ],
  },
  "renames a post and sends its old address on": {
    pages: ["changed 5", "moved /blog/2 /blog/school-bags"],
    changes: [
      "changed link on 5 pages: /blog/2 → /blog/school-bags | moved blog/school-bags.mdx:1 A desk, a light and a quiet hour; changed schools-lend-rooms: post news.yaml:18 school-bags",
      "changed drawing on 3 pages | moved blog/school-bags.mdx:1 A desk, a light and a quiet hour",
    ],
  },
  "changes the headline of a post": {
    pages: ["changed 4"],
    changes: [
      "changed text on 4 pages: One box, three keys → A box, three keys | changed title blog/3.mdx:3 A box, three keys",
      "changed text on 2 pages: Read “One box, three keys” → Read “A box, three keys” | changed title blog/3.mdx:3 A box, three keys",
      "changed title on /blog/3: One box, three keys · Suluhisho → A box, three keys · Suluhisho | changed title blog/3.mdx:3 A box, three keys",
      "changed share picture on /blog/3 | changed title blog/3.mdx:3 A box, three keys",
    ],
  },
  "moves a paragraph": {
    pages: ["changed 1"],
    changes: [
      "moved text on /blog/1: A village dialogue begins with chairs. Someone … → A village dialogue begins with chairs. Someone … | moved blog/1.mdx:22 A village dialogue begins with chairs. Someone …",
    ],
  },
  "takes a person away": {
    pages: ["changed 1"],
    changes: [
      "removed drawing on /about | removed finance-director team.yaml:32",
      "removed text on /about: Mutua K.\nDirector of Finance Example\nKeeps the … →  | removed finance-director team.yaml:32",
    ],
  },
  "takes a testimonial away": {
    pages: ["changed 1"],
    changes: [
      "removed text on /: My daughter used to ask if she could go back to… →  | removed mother-of-two testimonials.yaml:2",
      "removed drawing on / | removed mother-of-two testimonials.yaml:2",
      "removed label on /: 5 out of 5 stars →  | removed mother-of-two testimonials.yaml:2",
    ],
  },
  "adds a post": {
    pages: ["changed 4", "added /blog/shelf"],
    changes: [
      "added drawing on 2 pages | added blog/shelf.mdx:1 A shelf of her own",
      "added text on 2 pages:  → Education\n1 June 2025\n1 min read\nThe education … | added blog/shelf.mdx:1 A shelf of her own",
      "added link on 4 pages:  → /blog/shelf | added blog/shelf.mdx:1 A shelf of her own",
      "added text on /blog/1:  → Later\nA shelf of her own | added blog/shelf.mdx:1 A shelf of her own",
      "added text on /blog/2:  → More about Education\nA shelf of her own\n1 June … | added blog/shelf.mdx:1 A shelf of her own",
    ],
  },
  "adds a draft": { pages: [], changes: [] },
  "changes a label of the navigation": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: Programs → Our work | changed header.2.label navigation.yaml:7 Our work",
    ],
  },
  "changes what a picture shows": {
    pages: ["changed 1"],
    changes: [
      "changed label on /: A cloth in madder red: a large raised hand and … → A cloth in madder red: one raised hand and four… | changed morning-class: alt gallery.yaml:4 A cloth in madder red: one raised hand and four…",
    ],
  },
  "changes a colour": {
    pages: ["changed 2"],
    changes: [
      "changed share picture on / | changed leso.color pages/home.yaml:16 plum",
      "changed drawing on 2 pages | changed leso.color pages/home.yaml:16 plum",
      "changed share picture on /sw | changed leso.color pages/home.yaml:16 plum",
    ],
  },
  "changes the day of a post": {
    pages: ["changed 3"],
    changes: [
      "changed text on 3 pages: 9 October 2024 → 10 October 2024 | changed date blog/3.mdx:8 2024-10-10",
    ],
  },
  "puts fields in another order": { pages: [], changes: [] },
  "writes a comment only": { pages: [], changes: [] },
  "puts quotes round a text": { pages: [], changes: [] },
  "changes a description": {
    pages: ["changed 1"],
    changes: [
      "changed description on /about: Suluhisho means “solution” in Swahili. Read who… → Meet means “solution” in Swahili. Read who we a… | changed description pages/about.yaml:3 Meet means “solution” in Swahili. Read who we a…",
    ],
  },
  "changes a title of a page": {
    pages: ["changed 7"],
    changes: [
      "changed title on /blog: Blog · Suluhisho → Our blog · Suluhisho | changed title pages/blog.yaml:2 Our blog",
      "changed metadata on 6 pages | changed title pages/blog.yaml:2 Our blog",
    ],
  },
  "changes the phone number of the office": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: +254 700 000 000 → +254 700 000 001 | changed phone site.yaml:8 +254 700 000 001",
    ],
  },
  "changes the address for letters": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: info@suluhisho.example → hello@suluhisho.example | changed email site.yaml:7 hello@suluhisho.example",
    ],
  },
  "changes a helpline": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: 1195 → 1196 | changed violence: number helplines.yaml:10 1196",
      "changed text on /contact: Call 1195 → Call 1196 | changed violence: number helplines.yaml:10 1196",
      "changed text on /blog/1: Call 116, the national child helpline, or 1195,… → Call 116, the national child helpline, or 1196,… | changed violence: number helplines.yaml:10 1196",
      "changed text on /sw/contact: Usituandikie kwanza. Piga simu 116 au 1195, bil… → Usituandikie kwanza. Piga simu 116 au 1196, bil… | changed violence: number helplines.yaml:10 1196",
      "changed text on /sw/help: 1195, simu ya msaada dhidi ya ukatili wa kijins… → 1196, simu ya msaada dhidi ya ukatili wa kijins… | changed violence: number helplines.yaml:10 1196",
    ],
  },
  "changes the year of a milestone": {
    pages: ["changed 1"],
    changes: [
      "changed text on /about: 2024 → 2025 | changed Government partnership: year timeline.yaml:17 2025",
    ],
  },
  "puts a list in another order": {
    pages: ["changed 1"],
    changes: [
      "moved label on /: A cloth in madder red: a large raised hand and … → A cloth in madder red: a large raised hand and … | moved gallery.yaml:47 mentors-circle · savings-group · school-bag-day…",
      "moved text on /: A morning class begins, and the first hand goes… → A morning class begins, and the first hand goes… | moved gallery.yaml:47 mentors-circle · savings-group · school-bag-day…",
    ],
  },
  "changes where a button leads": {
    pages: ["changed 1"],
    changes: [
      "changed link on /: /programs → /about | changed secondary.href pages/home.yaml:25 /about",
    ],
  },
  "changes what a form says of a mistake": {
    pages: ["changed 21"],
    changes: [
      "changed island on 21 pages: There is a problem → Something is missing | changed errorsHeading forms.yaml:3 Something is missing",
    ],
  },
  "takes a post away and sends its address on": {
    pages: ["changed 5", "removed /blog/category/community", "removed /blog/3"],
    changes: [
      "changed link on /: /blog/3 → /blog/2 | changed savings-for-school: post news.yaml:27 2",
      "removed link on 3 pages: /blog/category/community →  | removed blog/3.mdx:1",
      "removed text on /blog: Community\nCommunity\n9 October 2024\n2 min read\nT… →  | removed blog/3.mdx:1",
      "removed drawing on /blog | removed blog/3.mdx:1",
      "removed link on 2 pages: /blog/3 →  | removed blog/3.mdx:1",
      "removed text on 2 pages: Community →  | removed blog/3.mdx:1",
      "removed text on /blog/2: Earlier\nOne box, three keys →  | removed blog/3.mdx:1",
    ],
  },
  "adds a heading to a text": {
    pages: ["changed 1"],
    changes: [
      "added link on /privacy:  → #in-short | added pages/privacy.mdx:76 ## In short",
      "added text on /privacy:  → In short\nIn short | added pages/privacy.mdx:76 ## In short",
      "added text on /privacy:  → We keep little. | added pages/privacy.mdx:78 We keep little.",
    ],
  },
  "marks a story as made up": {
    pages: ["changed 3"],
    changes: ["removed text on 3 pages: Example →  | removed sample blog/1.mdx:17"],
  },
  "changes the motto": {
    pages: ["changed 21"],
    changes: [
      "changed text on 21 pages: Girls in school, safe and heard → Girls at school, safe and heard | changed motto site.yaml:3 Girls at school, safe and heard",
    ],
  },
  "splits a paragraph in two": {
    pages: ["changed 1"],
    changes: [
      "added text on /blog/1:  → A village dialogue begins with chairs. Someone … | added blog/1.mdx:19 A village dialogue begins with chairs. Someone …",
      "changed text on /blog/1: A village dialogue begins with chairs. Someone … → And by ten o’clock there is a circle. Grandmoth… | changed blog/1.mdx:22 And by ten o’clock there is a circle. Grandmoth…",
    ],
  },
};
