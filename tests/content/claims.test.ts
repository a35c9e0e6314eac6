import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { checkedSite } from "#scripts/check/checked-site.ts";
import { examplesOf } from "#scripts/check/examples.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";
import { contentWith } from "#tests/support/content-folder.ts";

const rows = readFileSync("tests/content/claims.txt", "utf8")
  .split("\n")
  .filter((line) => line.includes(" | "))
  .map((line) => line.split(" | ") as [page: string, beginning: string, holder: string]);

it("each sentence of the privacy and the accessibility page has what holds it, and no other has", async () => {
  const { texts } = checkedSite(await contentWith({}));
  const said = texts
    .filter(({ entry, role, field, depth }) => {
      const isRead = field === "lead" || (field === "" && role === "words" && depth === undefined);
      return isRead && ["privacy", "accessibility"].includes(entry.id);
    })
    .flatMap(({ entry, value }) => sentencesOf(value).map(({ text }) => `${entry.id} | ${text}`));
  const known = rows.map(([page, beginning]) => `${page} | ${beginning}`);
  expect(said.filter((one) => !known.some((start) => one.startsWith(start)))).toEqual([]);
  expect(known.filter((start) => !said.some((one) => one.startsWith(start)))).toEqual([]);
});

it("what holds a sentence is there: a test, an example of a rule, or people", () => {
  const missing = rows.filter(([, , holder]) => {
    const [, kind, first = "", title = ""] = /^(\w+) ?(\S*) ?(.*)$/.exec(holder) ?? [];
    if (kind === "test") return title === "" || !readFileSync(first, "utf8").includes(title);
    if (kind === "rule")
      return examplesOf(first, "warning").concat(examplesOf(first, "error")).length === 0;
    return holder !== "ours" && holder !== "about";
  });
  expect(missing).toEqual([]);
});
