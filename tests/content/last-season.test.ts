import { expect, it } from "vitest";
import { writtenFiles } from "#app/content/languages/old-swahili.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { migratedLanguages } from "#scripts/generate/migrated-languages.ts";
import { migratedText } from "#scripts/generate/migrated-text.ts";
import { contentWith } from "#tests/support/content-folder.ts";

// The content of another charity in last season's form.
const lastSeason = "tests/fixtures/last-season";
const content = await contentWith({}, lastSeason);
const before = writtenFiles(content.files);
const languagesOf = async (opened: typeof content) =>
  (await contentsFor(opened, { day: "2026-11-24", drafts: false })).languages;

it("old names are warnings, one for each renamed or removed field, and are still read", async () => {
  const findings = await runRules(checkedSite(content));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const old = findings.filter(({ rule }) => rule === "old-names");
  const [moved, renamed] = [true, false].map((isMoved) =>
    old.filter(({ text }) => text.includes("files of their own") === isMoved),
  );
  const files = ["helplines.yaml", "interface.yaml", "navigation.yaml", "pages/help.yaml"];
  expect(moved?.map(({ file }) => file)).toEqual(files);
  const names = renamed?.map(({ file, instead }) => `${file} ${instead}`);
  const leso = ["pages/leso.yaml proverbDescription", "pages/leso.yaml all"];
  expect(names).toEqual(["interface.yaml undefined", "news.yaml undefined", ...leso]);
  const [english, swahili] = await languagesOf(content);
  expect(english?.lesoPage.all).toBe("More cloths to send");
  expect(english?.lesoPage.description).not.toContain("{meaning}");
  expect(swahili?.languageName).toBe("Kiswahili");
  expect(swahili?.helplines[0]?.name).toMatch(/^Simu/);
});

it("the migration renames the fields of a file, and changes nothing else", async () => {
  const changed = before.filter((file) => migratedText(file) !== file.text);
  const renamed = changed.map(({ path, text }) => {
    const is = text.replace(/^close: .*\n/m, "").replace("\nothers:", "\nall:");
    return [path, is.replace("\ndescription:", "\nproverbDescription:")];
  });
  expect(changed.map((file) => [file.path, migratedText(file)])).toEqual(renamed);
  expect(changed.map(({ path }) => path)).toEqual(["interface.yaml", "pages/leso.yaml"]);
  const { files } = await contentWith({ "interface.yaml": "menu: Menu\nclose: Close" });
  const unended = files.filter(({ path }) => path === "interface.yaml");
  expect(unended.map(migratedText)).toEqual(["menu: Menu\n"]);
});

it("the migration moves Swahili to files of its own, with every comment and word", async () => {
  const moved = migratedLanguages(before).map(({ path, text }) => [path, text ?? null]);
  const after = await contentWith(Object.fromEntries(moved), lastSeason);
  expect(migratedLanguages(after.files)).toEqual([]);
  const commentsOf = ({ files }: typeof content) =>
    new Set(files.flatMap(({ text }) => text.match(/#.*$/gm) ?? []));
  expect(commentsOf(after)).toEqual(commentsOf(content));
  const [, was] = await languagesOf(content);
  const [, is] = await languagesOf(after);
  for (const kind of ["help", "helplines", "interface", "navigation", "stats"] as const)
    expect(is?.[kind], kind).toEqual(was?.[kind]);
});
