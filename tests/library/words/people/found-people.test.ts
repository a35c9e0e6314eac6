import { describe, expect, it } from "vitest";

import { foundPeople } from "#app/library/words/people/found-people.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const inBody = (words: string) =>
  findingLines(foundPeople, { "blog/3.mdx": postFile(`${words}\n`) });

const fails = [
  ["Faith Wanjiru Kamau is in Form 2 at Moi Girls Secondary School in Kajiado.", "9:1", "school"],
  ["When Grace Wambui goes to school she walks.", "9:6", "school"],
  ["Last year Xenia Chebet attends no class.", "9:11", "school"],
  ["Here lives Mary Atieno, who was born in Lodwar.", "9:12", "place"],
  ["Mary Atieno comes from Ngong village.", "9:1", "place"],
  ["Esther Njeri and her sister, who is 14 years old, walk.", "9:1", "age"],
  ["Faith, 14, lives in Kajiado.", "9:1", "place"],
  [
    "J., who attends Kajiado Girls Primary School in Ngong village, is 13 years old.",
    "9:67",
    "school",
  ],
  ["A 13-year-old girl from Olkeri Primary School won.", "9:3", "school"],
] as const;

const passes = [
  "Amina is 14.",
  "A. (name changed) is 14, and she reads.",
  "F. is in Form 2 and walks far.",
  "Faith in a better year brought us to Kajiado.",
  "We meet 14-year-old girls in Kajiado.",
  "Grace Community Center in Kajiado has a school.",
  "The girls of Mary Hill High School in Thika sang.",
  "Faith Wanjiru Kamau keeps the books.",
  "Room 12, in Kibera, opens at 8. It is 13 years old.",
  "The Children Act and Vision 2030 protect girls in Kenya.",
];

describe("a person who could be found", () => {
  it.each(fails)("is reported in %j", async (words, place, beside) => {
    expect(await inBody(words)).toEqual([
      expect.stringMatching(new RegExp(`^${place} warning .* ${beside}, by which `)),
    ]);
  });

  it.each(passes)("is not seen in %j", async (words) => {
    expect(await inBody(words)).toEqual([]);
  });

  it("is protected by an initial", async () => {
    const files = { "blog/3.mdx": postFile("Faith Wanjiru lives in Kajiado.\n") };
    const [line] = await printedFindings(foundPeople, files);
    expect(line).toContain("write an initial");
  });

  it("is reported once where a full name stands right next to an age, which another rule refuses", async () => {
    expect(await inBody("Faith Wanjiru, 14, lives in Kajiado.")).toEqual([]);
  });

  it("is none of the team, who are adults and lead the work", async () => {
    const team =
      "- id: a\n  name: Mary Atieno\n  role: R\n  about: Mary Atieno leads a school in Kajiado.\n";
    expect(await findingLines(foundPeople, { "team.yaml": team })).toEqual([]);
  });
});
