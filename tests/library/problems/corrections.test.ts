import { describe, expect, it } from "vitest";

import { applyCorrection } from "#tests/support/apply-correction.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { inspectionOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

type Case = { name: string; file: string; text: string; to: string };

const entry = (line: string) => `- id: a-leader\n  name: C. D.\n  role: Director\n${line}\n`;
const member = (name: string, line: string, to: string): Case => {
  return { name, file: "team.yaml", text: entry(line), to: entry(to) };
};
const team = (name: string, line: string, to: string) => member(name, `  ${line}`, `  ${to}`);
const post = (name: string, field: string, value: string, to: string): Case => {
  const text = (one: string) => postFile("Words.\n", { [field]: one });
  return { name, file: "blog/3.mdx", text: text(value), to: text(to) };
};
const body = (name: string, written: string, to: string): Case => {
  const text = (one: string) => postFile(`One.\n\n${one}\n`);
  return { name, file: "blog/3.mdx", text: text(written), to: text(to) };
};
const skills = (name: string, written: string, to: string): Case => {
  const file = "opportunities.yaml";
  const text = (one: string) => baseContent[file]?.replace("skills: [Patience]", one) ?? "";
  return { name, file, text: text(written), to: text(to) };
};

const cases: Case[] = [
  team("a misspelt field", "abuot: Leads", "about: Leads"),
  team("a misspelt field in quotes", '"abuot": Leads', "about: Leads"),
  team("a text with a colon", "about: Leads: all", 'about: "Leads: all"'),
  team("curly quotes round a text", "about: “Leads”", 'about: "Leads"'),
  team("curly quotes round a text with a colon", "about: “Leads: all”", 'about: "Leads: all"'),
  team("a text that is a number", "about: 2024", 'about: "2024"'),
  team("a text that is true", "about: true", 'about: "true"'),
  team("a figure that begins a text", "about: {{girls}} girls", 'about: "{{girls}} girls"'),
  team("a misspelt figure", "about: Over {{grils}} girls", "about: Over {{girls}} girls"),
  team("a misspelt helpline", "about: Or {{helpline:a-lime}}", "about: Or {{helpline:a-line}}"),
  team("a helpline named like a figure", "about: Or {{a-line}}", "about: Or {{helpline:a-line}}"),
  team(
    "a helpline with few braces",
    "about: Or {helpline:a-line}}",
    "about: Or {{helpline:a-line}}",
  ),
  team("a figure with few braces", "about: Over {{girls} girls", "about: Over {{girls}} girls"),
  team("a space that is none behind a colon", "about:\u00A0Leads", "about: Leads"),
  team("no space behind a colon", "about:Leads", "about: Leads"),
  team("a text that begins with a hyphen", "about: - Leads", 'about: "- Leads"'),
  team("an invisible character", "about: Le\u0007ads", "about: Leads"),
  team("a list of one text", "about: [Leads]", "about: Leads"),
  member("a tab at the beginning of a line", "\tabout: Leads", "  about: Leads"),
  member("spaces that are none there", "\u00A0\u00A0about: Leads", "  about: Leads"),
  team("an apostrophe in single quotes", "about: 'Ng'ang'a leads'", `about: "Ng'ang'a leads"`),
  team("quotes in quotes", 'about: "The "quiet" hour"', 'about: "The “quiet” hour"'),
  team("a text that begins with a bracket", "about: [Photos] Ours", 'about: "[Photos] Ours"'),
  ...["-Planning", "– Planning", "• Planning", "* Planning", "Planning"].map((line) =>
    skills(
      `a point of a list that begins with ${line.slice(0, 2)}`,
      `skills:\n    - Reading\n    ${line}\n    - Patience`,
      "skills:\n    - Reading\n    - Planning\n    - Patience",
    ),
  ),
  {
    name: "a word without its hyphen",
    file: "dictionary.yaml",
    text: "- chama\nKajiado\n- leso\n",
    to: "- chama\n- Kajiado\n- leso\n",
  },
  {
    name: "two fields on one line",
    file: "team.yaml",
    text: "- id: a-leader\n  name: C. D., role: Director\n  about: Leads\n",
    to: "- id: a-leader\n  name: C. D.\n  role: Director\n  about: Leads\n",
  },
  {
    name: "two fields on one line of a post",
    file: "blog/3.mdx",
    text: postFile("Words.\n").replace(/\ndate: /, " date: "),
    to: postFile("Words.\n"),
  },
  skills("a text for a list", "skills: Listening", "skills: [Listening]"),
  skills("a text with commas for a list", "skills: Reading, 2024", 'skills: [Reading, "2024"]'),
  post("a misspelt choice", "category", "Eduction", "Education"),
  post("a number with a unit", "readTime", "4 min", "4"),
  post("a number in quotes", "readTime", '"4"', "4"),
  post("yes for true", "sample", "yes", "true"),
  post("no for false", "sample", "no", "false"),
  post("a date with long dashes", "date", "2025–06–30", "2025-06-30"),
  post("a date with dots", "date", "30.06.2025", "2025-06-30"),
  post("a date in words", "date", "30th June 2025", "2025-06-30"),
  post("a date with the month first", "date", "June 3, 2025", "2025-06-03"),
  post(
    "a picture in other letters",
    "image",
    "{ src: /files/Classroom.svg, alt: A room }",
    "{ src: /files/classroom.svg, alt: A room }",
  ),
  body(
    "a picture in other letters in a text",
    "![A](/files/Classroom.svg)",
    "![A](/files/classroom.svg)",
  ),
  body("a misspelt page", "See [us](/abuot#main).", "See [us](/about#main)."),
  body("a misspelt helpline in a text", "Or {{helpline:a-lime}}.", "Or {{helpline:a-line}}."),
  body("a helpline with few braces in a text", "Or {{helpline:a-line}.", "Or {{helpline:a-line}}."),
  body("a misspelt figure in a text", "Over {{ grils }}.", "Over {{ girls }}."),
  body("an e-mail address", "[us](info@a.example)", "[us](mailto:info@a.example)"),
  body("a site with http", "[us](http://a.example)", "[us](https://a.example)"),
  body("a site without https", "[us](www.a.example)", "[us](https://www.a.example)"),
  body("a heading with one #", "# Two", "## Two"),
  body("a comment", "Two <!-- hidden --> three", "Two  three"),
  body(
    "a misspelt setting",
    '<Callout titel="A">\nx\n</Callout>',
    '<Callout title="A">\nx\n</Callout>',
  ),
  body(
    "a misspelt end of a block",
    '<Callout title="A">\nx\n</Calout>',
    '<Callout title="A">\nx\n</Callout>',
  ),
  {
    name: "four hyphens below the fields",
    file: "blog/3.mdx",
    text: postFile("Words.\n").replace("3\n---\n", "3\n----\n"),
    to: postFile("Words.\n"),
  },
];

const uncertain = [
  ["a date that could be two days", "date", "06/07/2025"],
  ["a day that no calendar has", "date", "31st June 2025"],
  ["a choice near no other", "category", "Sports"],
  ["a range for a number", "readTime", "3-5"],
  ["a number in words", "readTime", "five"],
  ["a field near no other", "favorite-color", "red"],
] as const;

const problemsIn = async (file: string, text: string) =>
  (await inspectionOf({ [file]: text })).problems;

describe("the correction", () => {
  it.each(cases)("of $name leaves nothing to mend", async ({ file, text, to }) => {
    const [problem, ...others] = await problemsIn(file, text);
    expect(others).toEqual([]);
    if (!problem?.correction) throw new RangeError(`No correction: ${problem?.says}`);
    expect(applyCorrection(text, problem.correction)).toBe(to);
    expect(await problemsIn(file, to)).toEqual([]);
  });

  it.each(uncertain)("is not offered for %s", async (_name, field, value) => {
    const text = postFile("Words.\n", { [field]: value });
    const problems = await problemsIn("blog/3.mdx", text);
    expect(problems).not.toEqual([]);
    expect(problems.filter(({ correction }) => correction)).toEqual([]);
  });
});
