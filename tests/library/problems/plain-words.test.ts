import { describe, expect, it } from "vitest";

import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { jargonIn } from "#tests/support/jargon.ts";
import { postFile } from "#tests/support/post-file.ts";

const values = ", ~, [], {}, [a], { a: b }, true, 12, 1.5, words, .nan, 0x1f".split(", ");

const team = (value: string) => `- id: ${value}
  name: ${value}
  role: ${value}
  about: ${value}
  leso: ${value}
  draft: ${value}
- leso:
    color: ${value}
    motif: ${value}
`;

const fieldsOf = (value: string) => ({
  title: value,
  date: value,
  category: value,
  readTime: value,
  image: value,
});

const bodies = [
  "<Callout title={>\nx\n</Callout>",
  "<Callout {...x}>\nx\n</Callout>",
  "<Callout title>\nx\n</Callout>",
  "<a b=",
];

const cases: Record<string, Files[]> = {
  "fields with values of every kind": values.map((value) => ({
    "team.yaml": team(value),
    "blog/3.mdx": postFile("Words.\n", fieldsOf(value)),
    "navigation.yaml": `header: ${value}\ndonate: ${value}\nquickLinks:\n  - ${value}\n`,
  })),
  "files with values of every kind": values.map((value) => ({
    "team.yaml": `${value}\n`,
    "site.yaml": `${value}\n`,
    "blog/3.mdx": `---\n${value}\n---\nWords.\n`,
  })),
  "bodies that cannot be read": bodies.map((body) => ({ "blog/3.mdx": postFile(body) })),
};

describe("the printed problems", () => {
  it.each(Object.entries(cases))("use no word of programmers for %s", async (_name, sites) => {
    for (const files of sites) {
      const lines = await problemsOf(files);
      expect(lines).not.toEqual([]);
      expect(lines.filter((line) => jargonIn(line) !== undefined)).toEqual([]);
    }
  });

  it("come without a warning of the YAML reader's own", async () => {
    const warnings: string[] = [];
    const listen = ({ message }: Error) => warnings.push(message);
    process.on("warning", listen);
    await problemsOf({ "team.yaml": "- id: a\n  name: {{girls}}\n  role: R\n  about: A\n" });
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", listen);
    expect(warnings).toEqual([]);
  });
});
