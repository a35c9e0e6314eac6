import { describe, expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import { contentWith, smallFolder, type Files } from "#tests/support/content-folder.ts";
import { exampleFindings, markedExample, sitesOf } from "#tests/support/findings.ts";

type Place = Pick<Finding, "file" | "start" | "end">;

const placesIn = (files: Files, list: Place[]) =>
  list.map(
    ({ file, start, end }) =>
      `${file}: ${JSON.stringify(files[file]?.slice(start, end))} at ${start}`,
  );
const without = (places: string[], others: string[]) =>
  places.filter((place) => !others.includes(place));

describe.each([...allRules])("the rule %s", (id, rule) => {
  it("has an explanation and an example of a mistake", () => {
    expect(rule.about).toMatch(/\S \S.*\.$/);
    expect(sitesOf(id, rule.severity)).not.toEqual([]);
    const other = rule.severity === "error" ? "warning" : "error";
    const isNamed = new RegExp(String.raw`\ban? ${other}\b`).test(rule.about);
    expect(isNamed, `its explanation names what it reports as ${other}`).toBe(
      sitesOf(id, other).length > 0,
    );
  });

  it.each(["error", "warning"] as const)("finds each %s that is marked", async (severity) => {
    for (const example of sitesOf(id, severity)) {
      const { files, expected } = markedExample(example, severity);
      const findings = await exampleFindings(id, files);
      const own = findings.filter(({ file }) => file in files);
      // Named alone, or they would be lost among all that are right.
      const [found, marked] = [placesIn(files, own), placesIn(files, expected)];
      expect(without(marked, found), "missed").toEqual([]);
      expect(without(found, marked), "too many").toEqual([]);
      expect(own.map((finding) => ({ instead: undefined, ...finding }))).toMatchObject(expected);
    }
  });

  it("accepts the good examples", async () => {
    for (const example of sitesOf(id, "good"))
      expect(await exampleFindings(id, example)).toEqual([]);
  });

  it("offers only replacements that cause no new errors", async () => {
    // A file that can be read after the correction may have other mistakes.
    const rules = new Map([id, "yaml", "markdown"].map((name) => [name, allRules.get(name)!]));
    const findingsIn = async (changed: Files) =>
      runRules(checkedSite(await contentWith(changed, smallFolder)), rules);
    for (const severity of ["error", "warning"] as const)
      for (const example of sitesOf(id, severity)) {
        const { files, expected } = markedExample(example, severity);
        if (expected.every(({ instead }) => instead === undefined)) continue;
        const before = await findingsIn(files);
        const known = new Set(before.map(({ text }) => text));
        const isNew = ({ severity, text }: Finding) => severity === "error" && !known.has(text);
        for (const { file, start, end, instead, rule: finder } of before) {
          const written = files[file];
          if (!written || instead === undefined || finder !== id) continue;
          const text = written.slice(0, start) + instead + written.slice(end);
          const after = await findingsIn({ ...files, [file]: text });
          expect(after.filter(isNew), text).toEqual([]);
        }
      }
  });
});
