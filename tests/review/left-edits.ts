/** Texts that are laid over the frozen content, so that what edits replace is said in other places too. */
export const laidOver: Record<string, string> = {
  "pages/visit.mdx": `---
title: Visit us
description: Where our office is, when somebody is there, and what to bring when you come to see us.
---

Our office in Nairobi is open from Monday to Friday, 8 am to 5 pm. We answer every message within 48 hours.

Ask for Wanjikũ M. at the door, or write to info@suluhisho.example before you come. Our phone is +254 700 000 000.

A uniform, shoes and a bag cost KES 8,000. The team of four will show you round.

## The open day

The next open day is on Saturday, 8 May 2027, at ten o’clock in the morning. It begins at the Kibra learning centre.

The reading circle meets in the Jacaranda Room on Thursdays at 4 pm, and has 24 chairs. Mentor Chepkoech leads it.

Friends from 15 countries write to us. Ask for the Community Empowerment desk, where Akinyi opens the door.

Parents pay 15% of the fees. We keep each report for seven years.
`,
  "sw/visit.mdx": `---
title: Tutembelee
description: Ofisi yetu iko wapi, na lini kuna mtu wa kukupokea ukija kututembelea Nairobi.
---

Ofisi yetu hufunguliwa Jumatatu hadi Ijumaa, saa mbili asubuhi hadi saa kumi na moja jioni. Tunajibu kila ujumbe ndani ya saa 48.

Mwulize Wanjikũ M. mlangoni, au andika kwa info@suluhisho.example. Simu yetu ni +254 700 000 000.

Sare, viatu na mfuko hugharimu shilingi elfu nane. Kuna njia nne za kujitolea.

Siku ya wazi ni Jumamosi tarehe 8 Mei 2027. Inaanza katika kituo cha Kibra.

Wazazi hulipa asilimia 15 ya karo. Kikundi cha kusoma kina viti 24.

Marafiki kutoka nchi 15 hutuandikia.
`,
  "blog/library.mdx": `---
title: The shelf that walks
excerpt: A shelf of books goes from house to house in Kibra, and comes back with more than it left with.
author: The education team
date: 2026-04-30
category: Education
---

The reading circle meets on Thursdays at 4 pm. When it rains it meets in the Jacaranda Room all the same.

Chepkoech says that a girl who reads aloud is a girl who is heard. Read [Chairs in a circle](/blog/1) as well, and “Back at her desk” on our programs page.

There were 24 chairs, and 31 girls came. The bag and the shoes cost 8,000 shillings that year.
`,
  "blog/sewing.mdx": `---
title: Akinyi’s first dress
excerpt: Akinyi learned to sew on a machine older than her mother, and now she takes orders for uniforms.
author: The skills team
date: 2026-05-20
category: Community
---

Akinyi sews on Saturdays. The room is open until seven, and nobody hurries her.
`,
  "events.yaml": `- id: open-day
  title: Open day at the learning centre
  date: 2027-05-08
  time: 10:00 AM to 1:00 PM
  place: Kibra learning centre
  text: Come and see where girls study, on Saturday.
- id: book-fair
  title: Book fair
  date: 2027-06-12
  place: The hall of Olympic School
  text: Bring one book and take another.
`,
};

/** An edit, and of each sentence that it leaves behind a part; none where it leaves nothing. */
export type LeftEdit = [file: string, from: string, to: string, ...left: string[]];

/** Edits that leave something behind. */
export const leaving: LeftEdit[] = [
  ["site.yaml", 'closes: "17:00"', 'closes: "16:00"', "8 am to 5 pm", "saa kumi na moja jioni"],
  ["site.yaml", 'opens: "08:00"', 'opens: "09:00"', "8 am to 5 pm", "saa mbili asubuhi"],
  [
    "site.yaml",
    "[Mon, Tue, Wed, Thu, Fri]",
    "[Tue, Wed, Thu, Fri]",
    "Monday to Friday",
    "Jumatatu hadi Ijumaa",
  ],
  [
    "site.yaml",
    "email: info@",
    "email: hello@",
    "info@suluhisho.example before",
    "kwa info@",
    "info@suluhisho.example",
  ],
  [
    "site.yaml",
    'phone: "+254 700 000 000"',
    'phone: "+254 700 111 000"',
    "Our phone is",
    "Simu yetu ni",
  ],
  [
    "site.yaml",
    "answersWithinHours: 48",
    "answersWithinHours: 24",
    "within 48 hours",
    "ndani ya saa 48",
    "48 hours",
  ],
  [
    "site.yaml",
    "location: Nairobi, Kenya",
    "location: Nakuru, Kenya",
    "office in Nairobi",
    "From Nairobi, we help",
    "we work from Nairobi",
    "call us in Nairobi",
    "charity in Nairobi",
    "kutufikia Nairobi",
    "Kutoka Nairobi",
    "kututembelea Nairobi",
  ],
  ["team.yaml", "name: Wanjikũ M.", "name: Atieno K.", "Ask for Wanjikũ", "Mwulize Wanjikũ"],
  [
    "pages/donate.yaml",
    "amount: KES 8,000",
    "amount: KES 9,500",
    "bag cost KES 8,000",
    "shilingi elfu nane",
    "8,000 shillings",
  ],
  [
    "pages/donate.yaml",
    "name: M‑Changa",
    "name: Harambee Pay",
    "The page is run by M‑Changa",
    "goes to M‑Changa",
    "belongs to M‑Changa",
    "Giving page of M‑Changa",
    "It comes from M‑Changa",
    "giving page of M‑Changa is",
    "M‑Changa sends you",
    "in touch with M‑Changa",
  ],
  ["pages/donate.yaml", "open: Open the giving page", "open: Give here", "“Open the giving page”"],
  [
    "events.yaml",
    "date: 2027-05-08",
    "date: 2027-05-15",
    "Saturday, 8 May 2027",
    "tarehe 8 Mei 2027",
  ],
  [
    "events.yaml",
    "date: 2027-05-08",
    "date: 2027-05-09",
    "on Saturday.",
    "Saturday, 8 May 2027",
    "tarehe 8 Mei 2027",
  ],
  [
    "events.yaml",
    "place: Kibra learning centre",
    "place: Mathare learning centre",
    "at the Kibra learning centre",
  ],
  ["events.yaml", "10:00 AM to 1:00 PM", "11:00 AM to 2:00 PM", "at ten o’clock"],
  ["pages/visit.mdx", "on Thursdays at 4 pm", "on Tuesdays at 4 pm", "meets on Thursdays"],
  ["pages/visit.mdx", "Thursdays at 4 pm", "Thursdays at 5 pm", "on Thursdays at 4 pm"],
  ["pages/visit.mdx", "Jacaranda Room", "Baobab Room", "Jacaranda Room all the same"],
  ["pages/visit.mdx", "has 24 chairs", "has 30 chairs", "There were 24 chairs", "viti 24"],
  ["pages/visit.mdx", "Mentor Chepkoech leads", "Mentor Moraa leads", "Chepkoech says"],
  ["pages/visit.mdx", "15% of the fees", "20% of the fees", "asilimia 15"],
  [
    "pages/visit.mdx",
    "cost KES 8,000",
    "cost KES 9,000",
    "KES 8,000",
    "shilingi elfu nane",
    "8,000 shillings",
  ],
  ["pages/visit.mdx", "within 48 hours", "within 24 hours", "ndani ya saa 48", "48 hours"],
  [
    "sw/visit.mdx",
    "Jumamosi tarehe 8 Mei 2027",
    "Jumapili tarehe 9 Mei 2027",
    "Saturday, 8 May 2027",
  ],
  [
    "sw/visit.mdx",
    "shilingi elfu nane",
    "shilingi elfu tisa",
    "bag cost KES 8,000",
    "8,000 shillings",
    "KES 8,000",
  ],
  ["sw/visit.mdx", "viti 24", "viti 30", "has 24 chairs", "There were 24 chairs"],
  ["sw/visit.mdx", "ndani ya saa 48", "ndani ya saa 24", "within 48 hours", "48 hours"],
  ["sw/visit.mdx", "asilimia 15", "asilimia 20", "15% of the fees"],
  [
    "blog/1.mdx",
    "title: Chairs in a circle",
    "title: Shade and questions",
    "Read Chairs in a circle",
  ],
  [
    "programs/education-support.mdx",
    "title: Education Support",
    "title: School Support",
    "Education Support",
    "of Education Support",
    "stay in Education Support",
    "Girls in Education Support",
  ],
  [
    "stats.yaml",
    'value: "15"\n  label: countries',
    'value: "17"\n  label: countries',
    "from 15 countries",
    "nchi 15",
  ],
  ["blog/library.mdx", "24 chairs", "26 chairs", "has 24 chairs", "viti 24"],
  [
    "programs/community-empowerment.mdx",
    "title: Community Empowerment",
    "title: Community Voice",
    "Community Empowerment desk",
  ],
  ["stats.yaml", "value: 48 hours", "value: 72 hours", "within 48 hours", "ndani ya saa 48"],
];

/** Entries that are taken out or added, with what they leave behind. */
export const withdrawn: [file: string, id: string, ...left: string[]][] = [
  ["success-stories.yaml", "back-at-her-desk", "“Back at her desk”"],
  ["blog/sewing.mdx", "", "Akinyi opens"],
  ["testimonials.yaml", "head-teacher", "a head teacher and"],
  ["testimonials.yaml", "volunteer-mentor", "and a mentor."],
  ["team.yaml", "executive-director", "Ask for Wanjikũ", "Mwulize Wanjikũ", "The team of four"],
  ["opportunities.yaml", "professional-support", "njia nne"],
  ["events.yaml", "open-day"],
];

/** Edits that leave nothing behind. */
export const clean: LeftEdit[] = [
  ["pages/about.yaml", "heading: Our mission", "heading: What we are here for"],
  ["pages/about.yaml", "heading: Who leads the work", "heading: The people behind it"],
  ["pages/visit.mdx", "We keep each report for seven years.", "We keep each report for ten years."],
  ["pages/visit.mdx", "Parents pay 15% of the fees. ", ""],
  ["pages/visit.mdx", "The team of four will show you round.", "Somebody will show you round."],
  ["pages/visit.mdx", "what to bring when you come", "what to bring along when you come"],
  ["blog/library.mdx", "31 girls came", "33 girls came"],
  ["blog/library.mdx", "date: 2026-04-30", "date: 2026-04-29"],
  ["blog/library.mdx", "title: The shelf that walks", "title: A shelf on its way"],
  ["blog/library.mdx", "When it rains it meets", "In the rain it meets"],
  ["blog/sewing.mdx", "open until seven", "open until eight"],
  ["blog/sewing.mdx", "Akinyi sews on Saturdays.", "Akinyi sews on Sundays."],
  ["blog/2.mdx", "The last lesson ends at four.", "The last lesson ends at half past three."],
  ["blog/2.mdx", "until six?", "until half past six?"],
  ["blog/2.mdx", "Often it takes ten minutes", "Often it takes twenty minutes"],
  ["blog/3.mdx", "for three Saturdays", "for two Saturdays"],
  ["pledges.yaml", "amount: KES 2,500", "amount: KES 3,500"],
  ["pledges.yaml", "name: A choir", "name: A women’s choir"],
  ["opportunities.yaml", "commitment: 4-8 hours/week", "commitment: 3-6 hours/week"],
  ["opportunities.yaml", "title: Community Volunteer", "title: Helper in the Community"],
  ["stats.yaml", "value: 1,500+", "value: 1,620+"],
  ["stats.yaml", 'value: "120"', 'value: "140"'],
  ["helplines.yaml", 'number: "1195"', 'number: "1196"'],
  ["sw/visit.mdx", "Kuna njia nne za kujitolea.", ""],
  ["sw/visit.mdx", "Mwulize Wanjikũ M. mlangoni, au andika", "Andika"],
  ["events.yaml", "date: 2027-06-12", "date: 2027-06-19"],
  ["events.yaml", "place: The hall of Olympic School", "place: The hall of the chief’s camp"],
  ["timeline.yaml", "title: First education centre", "title: Our first centre"],
  ["success-stories.yaml", "title: Her own answer", "title: What she wanted"],
  ["site.yaml", "motto: Girls in school, safe and heard", "motto: Girls at school, safe and heard"],
  ["site.yaml", "2026-12-25", "2026-12-24"],
];
