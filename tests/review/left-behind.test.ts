import { describe, expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { leftBehind } from "#scripts/review/left-behind/left-behind.ts";
import { clean, laidOver, leaving, withdrawn } from "#tests/review/left-edits.ts";
import { contentWith, frozenContent, textsIn } from "#tests/support/content-folder.ts";

const day = "2026-12-01";
const base: Record<string, string | null> = { ...(await textsIn(frozenContent)), ...laidOver };
const rules = new Map(
  [...allRules].filter(([id]) => /^(?:typed-facts|wrong-weekdays|personal-data)$/.test(id)),
);
const stateOf = async (files: Record<string, string | null>) => {
  const site = checkedSite(await contentWith({ ...laidOver, ...files }), day);
  return { site, findings: await runRules(site, rules) };
};
const before = await stateOf({});
const known = new Set(before.findings.map(({ file, text }) => `${file} ${text}`));
/** What the review and the check tell of a file that says this now: the sentences, and what became of what. */
async function toldOf(file: string, text: string | null) {
  const { site, findings } = await stateOf({ [file]: text });
  const edits = editsBetween(before.site.files, site.files);
  const left = leftBehind([before.site, site], edits, findings);
  const fresh = findings.filter((one) => !known.has(`${one.file} ${one.text}`));
  const sentences = left.flatMap(({ places }) => places.map(({ parts }) => parts.join("")));
  return { left, sentences, found: fresh.map(({ source }) => source) };
}

const changed = (file: string, from: string, to: string) => {
  const text = base[file] ?? "";
  expect(text, file).toContain(from);
  return text.replace(from, () => to);
};
const without = (file: string, id: string) => {
  const entries = (base[file] ?? "").split(/^(?=- )/m);
  const rest = entries.filter((entry) => !entry.startsWith(`- id: ${id}\n`));
  return id === "" ? null : rest.join("") || "[]\n";
};

describe("what still says the old", () => {
  it("is told for more than three of four sentences, with little noise", async () => {
    const cases = [
      ...leaving.map(([file, from, to, ...left]) => ({
        file,
        text: changed(file, from, to),
        left,
      })),
      ...withdrawn.map(([file, id, ...left]) => ({ file, text: without(file, id), left })),
    ];
    let wanted = 0;
    const missed: string[] = [];
    const noise: string[] = [];
    for (const { file, text, left } of cases) {
      const { sentences, found } = await toldOf(file, text);
      const isTold = (part: string) => [...sentences, ...found].some((one) => one.includes(part));
      wanted += left.length;
      missed.push(...left.filter((part) => !isTold(part)));
      noise.push(...sentences.filter((one) => !left.some((part) => one.includes(part))));
    }
    const report = `${wanted} left behind\nmissed: ${missed.join(" | ")}\nnoise: ${noise.join(" | ")}`;
    expect(missed.length, report).toBeLessThanOrEqual(wanted / 4);
    expect(noise.length, report).toBeLessThanOrEqual((wanted - missed.length) / 5);
  }, 120_000);

  it.each(clean)("is nothing after an edit of %s: %s", async (file, from, to) => {
    expect((await toldOf(file, changed(file, from, to))).sentences).toEqual([]);
  });

  it("stands below what became of it, in both languages, what tells of its own time last", async () => {
    const { left } = await toldOf(
      "pages/donate.yaml",
      changed("pages/donate.yaml", "KES 8,000", "KES 9,500"),
    );
    expect(left).toMatchObject([
      {
        title: expect.stringMatching(/KES 8,000 → KES 9,500$/) as string,
        isWithdrawn: false,
        places: [
          {
            file: "content/pages/visit.mdx",
            line: 10,
            parts: [expect.any(String), "KES 8,000", "."],
          },
          { file: "content/sw/visit.mdx", parts: [expect.any(String), "shilingi elfu nane", "."] },
          { file: "content/blog/library.mdx" },
        ],
      },
    ]);
  });

  it("takes the name of somebody along who was taken out", async () => {
    const { left } = await toldOf("team.yaml", without("team.yaml", "executive-director"));
    expect(left[0]).toMatchObject({ title: "“Wanjikũ M.”", isWithdrawn: true });
  });
});
