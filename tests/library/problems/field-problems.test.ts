import { describe, expect, it } from "vitest";

import { fieldNames } from "#app/library/schema-walk.ts";
import { teamMemberSchema } from "#app/model/entries/team-member.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const fields = `The fields here are: ${fieldNames(teamMemberSchema).join(", ")}.`;
const oneText =
  "has to be one text. Write it on one line behind the colon, in quotes if it has a colon or brackets in it.";
const ownFields =
  "has to have fields of its own below it. Put each field on a line of its own, two spaces further to the right.";
const isoDate = "Write year-month-day, like 2026-06-30.";
const pictureWords = "It has to be a src with either alt, what it shows, or decorative: true.";
const long = "x".repeat(90);

// What stands below the id of somebody in team.yaml, and what is said of it.
const inTeam: Record<string, string> = {
  "name: N\n  about: A":
    '1:3  The field "role" is missing. It says: what the person does. Add a line like role: Executive Director.',
  "name: N\n  role: R\n  about: A\n  leso: { colour: leaf }":
    '5:11  There is no field called "colour" here. Did you mean "color"?',
  "name: N\n  role: R\n  about: A\n  constructor: x": `5:3  There is no field called "constructor" here. ${fields}`,
  "name: N\n  role: true\n  about: A":
    '3:9  role says "true". It has to be a text. Put quotes round it: "true".',
  "name: [C., D.]\n  role: R\n  about: A": `2:9  name ${oneText}`,
  "name:\n    first: C.\n  role: R\n  about: A": `3:5  name ${oneText}`,
  "name: N\n  role: R\n  about: A\n  leso: green": `5:9  leso ${ownFields}`,
};

// A field of a post, and what is said of it.
const inPost: Record<string, string> = {
  "author: ": "4:9  author is empty. Write it like author: The education team.",
  'author: "  "': "4:9  author is empty. Write it like author: The education team.",
  "author: #1 in class":
    '4:9  What stands behind # is a note, so author is empty. Put quotes round the text: author: "#…"',
  "date: 2026-02-30": `5:7  date says "2026-02-30". ${isoDate}`,
  "date: March 8": `5:7  date says "March 8". The year is missing. ${isoDate}`,
  "date: 20260630": `5:7  date says "20260630". ${isoDate}`,
  "updated: 30.06.2026": '8:10  updated says "30.06.2026". Write 2026-06-30.',
  "date: 2026": `5:7  date says "2026". ${isoDate}`,
  [`date: ${long}`]: `5:7  date says "${long.slice(0, 57)}…". ${isoDate}`,
  "category: Sports":
    '6:11  category says "Sports". It can be one of: Advocacy, Education, Community.',
  "readTime: 61": '7:11  readTime says "61". It has to be at most 60.',
  "image: { src: /files/classroom.svg }": `8:8  alt is missing below image. ${pictureWords} Add alt: below image.`,
  "image: { src: /files/classroom.svg, alt: A room, decorative: true }": `8:8  image has both alt and decorative. ${pictureWords} Keep one of them.`,
};

const inOthers: [file: string, from: string, to: string, line: string][] = [
  [
    "site.yaml",
    "delivery: email",
    "delivery: post",
    '21:26  delivery says "post". It can be one of: email, endpoint.',
  ],
  [
    "site.yaml",
    "address: https:",
    "address: http:",
    '4:10  address says "http://www.suluhisho.example". It has to be an address that begins with https://. Write it like address: https://www.example.org.',
  ],
  [
    "pages/home.yaml",
    "[girls, villages, share]",
    "[girls]",
    "15:10  figures has 1 entry. It needs at least 2.",
  ],
  [
    "pages/donate.yaml",
    "figures: [girls]",
    "figures: []",
    "35:12  figures has 0 entries. It needs at least 1.",
  ],
  [
    "opportunities.yaml",
    "skills: [Patience]",
    "skills:\n    - Patience: a lot",
    '7:7  entry 1 has to be one text. Put quotes round it: - "Patience: a lot"',
  ],
  [
    "programs/school.mdx",
    "features: [Books]",
    "features: [Books, 12]",
    '7:19  entry 2 says "12". It has to be a text. Put quotes round it: "12".',
  ],
];

// The words for commoner mistakes stand in content/handbook/mistakes.md, where the tests of them keep them.
describe("the printed problem of a field", () => {
  it.each(Object.entries(inTeam))("is the only one of somebody: %j", async (written, line) => {
    const text = `- id: a-leader\n  ${written}\n`;
    expect(await problemsOf({ "team.yaml": text })).toEqual([`content/team.yaml:${line}`]);
  });

  it.each(Object.entries(inPost))("is the only one of a post: %j", async (written, line) => {
    const [name = "", value = ""] = written.split(/: (.*)/);
    const text = postFile("Words.\n", { [name]: value });
    expect(await problemsOf({ "blog/3.mdx": text })).toEqual([`content/blog/3.mdx:${line}`]);
  });

  it.each(inOthers)("is the only one of %s, where %s is %j", async (file, from, to, line) => {
    expect(await problemsOf(changedFile(file, from, to))).toEqual([`content/${file}:${line}`]);
  });

  it("keeps the plus of a phone number that stands without quotes", async () => {
    const phone = changedFile("site.yaml", 'phone: "+254 700 000 000"', "phone: +254700000000");
    expect((await problemsOf(phone)).join("\n")).not.toContain('"254700000000"');
  });
});
