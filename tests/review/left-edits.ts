import { editTable } from "#tests/review/edit-table.ts";

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

const rows = editTable("left-edits.txt");
const rowsOf = (kind: string) =>
  rows.filter(([first]) => first === kind).map((row) => row.slice(1));

/** Edits that leave something behind, each a file, what stood there, what stands now, and a part of each sentence left. */
export const leaving = rowsOf("leaving") as [
  file: string,
  from: string,
  to: string,
  ...left: string[],
][];
/** Entries that are taken out, each a file, its id, and what it leaves behind. */
export const withdrawn = rowsOf("withdrawn") as [file: string, id: string, ...left: string[]][];
/** Edits that leave nothing behind. */
export const clean = rowsOf("clean") as [file: string, from: string, to: string][];
