import { describe, expect, it } from "vitest";

import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

type Case = { name: string; files: Files; line: string };

const post = (fields: Record<string, string>) => ({ "blog/3.mdx": postFile("Words.\n", fields) });

const cases: Case[] = [
  {
    name: "names a field that is empty",
    files: post({ author: "" }),
    line: "content/blog/3.mdx:4:9  author is empty. Write it like author: The education team.",
  },
  {
    name: "takes quotes without words for empty",
    files: post({ author: "''" }),
    line: "content/blog/3.mdx:4:9  author is empty. Write it like author: The education team.",
  },
  {
    name: "takes spaces for empty",
    files: post({ author: '"  "' }),
    line: "content/blog/3.mdx:4:9  author is empty. Write it like author: The education team.",
  },
  {
    name: "asks for quotes round a text that begins with #",
    files: post({ author: "#1 in class" }),
    line: 'content/blog/3.mdx:4:9  What stands behind # is a note, so author is empty. Put quotes round the text: author: "#…"',
  },
  {
    name: "shows how a date is written",
    files: post({ date: "31st June 2026" }),
    line: 'content/blog/3.mdx:5:7  date says "31st June 2026". Write year-month-day, like 2026-06-30.',
  },
  {
    name: "refuses a day that no calendar has",
    files: post({ date: "2026-02-30" }),
    line: 'content/blog/3.mdx:5:7  date says "2026-02-30". Write year-month-day, like 2026-06-30.',
  },
  {
    name: "offers the category that was meant",
    files: post({ category: "Eduction" }),
    line: 'content/blog/3.mdx:6:11  category says "Eduction". It can be one of: Advocacy, Education, Community. Did you mean "Education"?',
  },
  {
    name: "lists the categories where none is near",
    files: post({ category: "Sports" }),
    line: 'content/blog/3.mdx:6:11  category says "Sports". It can be one of: Advocacy, Education, Community.',
  },
  {
    name: "says which words a field can say",
    files: changedFile("site.yaml", "delivery: email", "delivery: post"),
    line: 'content/site.yaml:22:26  delivery says "post". It can be one of: email, endpoint.',
  },
  {
    name: "asks for an e-mail address",
    files: changedFile("site.yaml", "email: info@suluhisho.example", "email: info(at)suluhisho"),
    line: 'content/site.yaml:6:8  email says "info(at)suluhisho". It has to be an e-mail address. Write it like email: info@example.org.',
  },
  {
    name: "asks for https in the site's own address",
    files: changedFile("site.yaml", "address: https:", "address: http:"),
    line: 'content/site.yaml:4:10  address says "http://www.suluhisho.example". It has to be an address that begins with https://. Write it like address: https://www.example.org.',
  },
  {
    name: "asks for a safe address in a link",
    files: changedFile("navigation.yaml", "href: /blog", 'href: "javascript:alert(1)"'),
    line: 'content/navigation.yaml:3:26  href says "javascript:alert(1)". It has to be a page of this site like /donate, or an address that begins with https://. Write it like href: /donate.',
  },
  {
    name: "asks for small letters in an id",
    files: { "pledges.yaml": "- id: My Pledge\n  name: A\n  amount: KES 1\n  purpose: B\n" },
    line: 'content/pledges.yaml:1:7  id says "My Pledge". It has to be small letters, digits and hyphens. Write it like id: school-kit.',
  },
  {
    name: "counts the entries of a list of fixed length",
    files: changedFile("pages/home.yaml", "[girls, villages, share]", "[girls]"),
    line: "content/pages/home.yaml:15:10  figures has 1 entry. It needs exactly 3.",
  },
  {
    name: "counts the entries of a list that may not be empty",
    files: changedFile("pages/donate.yaml", "figures: [girls]", "figures: []"),
    line: "content/pages/donate.yaml:34:12  figures has 0 entries. It needs at least 1.",
  },
  {
    name: "names both days that a date could be",
    files: post({ date: "8/3/2025" }),
    line: 'content/blog/3.mdx:5:7  date says "8/3/2025". It could be 2025-03-08 or 2025-08-03. Write year-month-day, like 2026-06-30.',
  },
  {
    name: "names one day where a date can be no other",
    files: post({ date: "30.06.2026" }),
    line: 'content/blog/3.mdx:5:7  date says "30.06.2026". Write 2026-06-30.',
  },
  {
    name: "misses the year of a date",
    files: post({ date: "March 8" }),
    line: 'content/blog/3.mdx:5:7  date says "March 8". The year is missing. Write year-month-day, like 2026-06-30.',
  },
  {
    name: "asks for quotes round a point of a list with a colon",
    files: changedFile(
      "opportunities.yaml",
      "skills: [Patience]",
      "skills:\n    - Patience: a lot",
    ),
    line: 'content/opportunities.yaml:7:7  entry 1 has to be one text. Put quotes round it: - "Patience: a lot"',
  },
  {
    name: "misses what a picture shows",
    files: post({ image: "{ src: /images/classroom.svg }" }),
    line: "content/blog/3.mdx:8:8  alt is missing below image. It has to be a src with either alt, what it shows, or decorative: true. Add alt: below image.",
  },
  {
    name: "keeps one of two that exclude each other",
    files: post({ image: "{ src: /images/classroom.svg, alt: A room, decorative: true }" }),
    line: "content/blog/3.mdx:8:8  image has both alt and decorative. It has to be a src with either alt, what it shows, or decorative: true. Keep one of them.",
  },
  {
    name: "shortens a long text that it quotes",
    files: post({ date: "x".repeat(90) }),
    line: `content/blog/3.mdx:5:7  date says "${"x".repeat(57)}…". Write year-month-day, like 2026-06-30.`,
  },
];

describe("the printed problem of a value", () => {
  for (const { name, files, line } of cases) {
    it(name, async () => {
      expect(await problemsOf(files)).toEqual([line]);
    });
  }

  it("keeps the plus of a phone number that stands without quotes", async () => {
    const phone = changedFile("site.yaml", 'phone: "+254 700 000 000"', "phone: +254700000000");
    expect((await problemsOf(phone)).join("\n")).not.toContain('"254700000000"');
  });

  it.each(["20260630", "2026"])(
    "asks for a date and not for quotes where %s stands",
    async (date) => {
      expect(await problemsOf(post({ date }))).toEqual([
        `content/blog/3.mdx:5:7  date says "${date}". Write year-month-day, like 2026-06-30.`,
      ]);
    },
  );
});
