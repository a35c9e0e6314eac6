import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { childSigns } from "#scripts/check/words/child-signs.ts";
import { postFile } from "#tests/support/content-folder.ts";
import { exampleFindings } from "#tests/support/findings.ts";

// All of these people, schools and villages are invented, except for one famous person.
const corpus = readFileSync("tests/check/children.txt", "utf8").split("\n");

it.each([
  ["finds nearly all that identify a child", "child: ", 120, 0.95, 1],
  ["finds almost none that identify nobody", "nobody: ", 120, 0, 0.01],
  ["accepts the name, age and school of adults", "adult: ", 12, 0, 0],
])("on invented sentences, the rule %s", async (_does, kind, atLeast, from, to) => {
  const lines = corpus.filter((line) => line.startsWith(kind));
  const posts = lines.map((line, at) => [`blog/s${at}.mdx`, postFile(line.slice(kind.length))]);
  const findings = await exampleFindings("findable-children", Object.fromEntries(posts));
  const found = new Set(findings.map(({ file }) => file));
  const [missed, refused] = [false, true].map((is) =>
    lines.filter((_, at) => found.has(`blog/s${at}.mdx`) === is).join("\n"),
  );
  const share = found.size / lines.length;
  expect(lines.length).toBeGreaterThanOrEqual(atLeast);
  expect(share, missed).toBeGreaterThanOrEqual(from);
  expect(share, refused).toBeLessThanOrEqual(to);
});

it.each([...childSigns])("each sign of %s finds its example", (_, signs) => {
  for (const { looks, example } of signs) expect(example).toMatch(looks);
});
