import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { childSigns } from "#scripts/check/words/child-signs.ts";
import { exampleFindings } from "#tests/support/findings.ts";

// All of these people, schools and villages are invented, except for one famous person.
const corpus = readFileSync("tests/check/children.txt", "utf8").split("\n");

describe("the rule findable-children, on invented sentences", () => {
  it("finds nearly all sentences that identify a child", async () => {
    const sentences = those("child");
    const missed = await withoutFinding(sentences);
    expect(sentences.length).toBeGreaterThanOrEqual(120);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(sentences.length * 0.05);
  });

  it("reports almost none that identify nobody", async () => {
    const sentences = those("nobody");
    const passed = await withoutFinding(sentences);
    const refused = sentences.filter((sentence) => !passed.includes(sentence));
    expect(sentences.length).toBeGreaterThanOrEqual(120);
    expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(sentences.length * 0.01);
  });

  it("accepts the name, age and school of adults", async () => {
    const sentences = those("adult");
    expect(sentences.length).toBeGreaterThanOrEqual(12);
    expect(await withoutFinding(sentences)).toEqual(sentences);
  });
});

describe("each sign of a child or an adult", () => {
  it.each([...childSigns])("%s finds its example", (_, signs) => {
    for (const { looks, example } of signs) expect(example).toMatch(looks);
  });
});

function those(kind: string) {
  return corpus.flatMap((line) =>
    line.startsWith(`${kind}: `) ? [line.slice(kind.length + 2)] : [],
  );
}

async function withoutFinding(sentences: string[]) {
  const fields =
    "title: T\nexcerpt: E\nauthor: A. B.\ndate: 2025-03-08\ncategory: Education\nsample: true";
  const files = sentences.map((sentence, at) => [
    `blog/s${at}.mdx`,
    `---\n${fields}\n---\n${sentence}\n`,
  ]);
  const findings = await exampleFindings("findable-children", Object.fromEntries(files));
  const filesWithFindings = new Set(findings.map(({ file }) => file));
  return sentences.filter((_, at) => !filesWithFindings.has(`blog/s${at}.mdx`));
}
