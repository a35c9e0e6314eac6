import { describe, expect, it } from "vitest";

import { typedFigures } from "#app/library/words/typed-figures.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const stat = (id: string, value: string, label: string) =>
  `- id: ${id}\n  value: "${value}"\n  label: ${label}\n  status: stated\n`;
const stats =
  stat("supported", "1,500+", "girls supported") +
  stat("stays", "98%", "retention") +
  stat("countries", "15", "countries") +
  stat("spaces", "15", "safe spaces") +
  stat("answer", "48 hours", "to answer") +
  stat("thousandth", "1,000th", "girl supported") +
  stat("advocates", "300+", "advocates") +
  stat("counseled", "300+", "girls in counseling") +
  stat("villages", "12", "villages") +
  stat("founded", "2019", "the year we began");

const inBody = (words: string) =>
  findingLines(typedFigures, { "stats.yaml": stats, "blog/3.mdx": postFile(`${words}\n`) });

const fails = [
  ["We support 1,500 girls.", ["supported"]],
  ["More than 1500 girls came.", ["supported"]],
  ["Our 1,500+ supported pupils learn.", ["supported"]],
  ["Of all, 98% stay.", ["stays"]],
  ["Of all, 98 percent stay.", ["stays"]],
  ["We answer within 48 hours.", ["answer"]],
  ["She was the 1,000th girl.", ["thousandth"]],
  ["We work in 15 countries.", ["countries"]],
  ["There are 15 safe spaces.", ["spaces"]],
  ["There are 300 advocates.", ["advocates"]],
  ["There are 300 girls and advocates.", ["advocates", "counseled"]],
] as const;

const passes = [
  "We support {{supported}} girls.",
  "It began in 2019.",
  "In March 2019 and on 15 May, May 15 and 15/05/2025.",
  "It costs KES 1,500, $300 or 300 shillings.",
  "Call +254 700 300 015 or 300 015.",
  "A girl of the age of 15, a 15-year-old girl, aged 15, she is 15 years old.",
  "It takes 48 minutes and 300 km.",
  "There are 15 chairs.",
  "There are 300 of them, and 1,500 steps.",
  "300",
  "We know 12 villages.",
  "It is 1.5 or 98.5% or 15:00 or 15-20 countries.",
  "There are 1,501 girls and 97%.",
];

describe("a typed figure", () => {
  it.each(fails)("is found in %j", async (words, ids) => {
    const lines = await inBody(words);
    expect(lines).toEqual([expect.stringMatching(/^9:\d+ warning /)]);
    const known = [...stats.matchAll(/id: (\w+)/g)].map(([, id = ""]) => id);
    const named = known.filter((id) => lines[0]?.includes(` ${id} (`));
    expect(named).toEqual(ids);
  });

  it.each(passes)("is not seen in %j", async (words) => {
    expect(await inBody(words)).toEqual([]);
  });

  it("is found in a field, with what to write", async () => {
    const files = {
      "stats.yaml": stats,
      "blog/3.mdx": postFile("Words.\n", { title: "A letter from 15 countries" }),
    };
    expect(await printedFindings(typedFigures, files)).toEqual([
      'content/blog/3.mdx:2:22  Warning: "15" is typed here and is the value of countries (countries) in stats.yaml. Write {{countries}}, so that it follows when the figure changes.',
    ]);
  });

  it("is none where the figure itself is written, but is one in another figure's note", async () => {
    const scope = `${stats}  scope: Not the 15 countries\n`;
    expect(await findingLines(typedFigures, { "stats.yaml": stats })).toEqual([]);
    expect(await findingLines(typedFigures, { "stats.yaml": scope })).toEqual([
      expect.stringMatching(/^41:18 warning /),
    ]);
  });
});
