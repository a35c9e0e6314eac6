import { describe, expect, it } from "vitest";
import { renamedFields } from "#app/content/renamed-fields.ts";
import { kinds } from "#app/content/kinds.ts";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { fieldNames } from "#app/content/walk-fields.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { isOld, writtenFiles } from "#app/content/languages/old-swahili.ts";
import { migratedLanguages } from "#scripts/generate/migrated-languages.ts";
import { migratedText } from "#scripts/generate/migrated-text.ts";
import { contentWith, textsIn } from "#tests/support/content-folder.ts";

const lastSeason = "tests/fixtures/last-season";
const audience = { day: "2026-11-24", drafts: false };

describe("the content of another charity in last season's form", () => {
  it("has only warnings, one for each renamed or removed field, and can be opened", async () => {
    const { findings } = await checkFolder(lastSeason);
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const all = findings.filter(({ rule }) => rule === "old-names");
    const swahili = all.filter(({ text }) => text.includes("files of their own"));
    expect(swahili.map(({ file }) => file)).toEqual([
      "helplines.yaml",
      "interface.yaml",
      "navigation.yaml",
      "pages/help.yaml",
    ]);
    const old = all.filter((file) => !swahili.includes(file));
    expect(old.map(({ file, instead }) => `${file} ${instead}`)).toEqual([
      "interface.yaml undefined",
      "news.yaml undefined",
      "pages/leso.yaml proverbDescription",
      "pages/leso.yaml all",
    ]);
    const content = await readContent(findFiles(lastSeason));
    const { lesoPage, languages } = await contentsFor(content, audience);
    expect(lesoPage.all).toBe("More cloths to send");
    expect(lesoPage.description).not.toContain("{meaning}");
    expect(languages.map(({ languageName }) => languageName)).toEqual(["English", "Kiswahili"]);
    expect(languages[1]?.helplines[0]?.name).toMatch(/^Simu/);
  });

  it("has only new names after the migration, and keeps every comment", async () => {
    const before = await textsIn(lastSeason);
    const { files } = await readContent(findFiles(lastSeason));
    const after = Object.fromEntries(
      writtenFiles(files).map((file) => [file.path, migratedText(file)]),
    );
    const { files: migrated } = await contentWith(after, lastSeason);
    const written = writtenFiles(migrated);
    expect(written.map(migratedText)).toEqual(written.map(({ text }) => text));
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed).toEqual(["interface.yaml", "pages/leso.yaml"]);
    expect(after["interface.yaml"]).toBe(before["interface.yaml"]?.replace(/^close: .*\n/m, ""));
    expect(after["pages/leso.yaml"]).toBe(
      before["pages/leso.yaml"]
        ?.replace("\nothers:", "\nall:")
        .replace("\ndescription:", "\nproverbDescription:"),
    );
  });
});

describe("Swahili below swahili:", () => {
  it("is in separate files after the migration, with every comment and without warnings", async () => {
    const { files } = readContent(findFiles(lastSeason));
    const moved = migratedLanguages(writtenFiles(files));
    const after = Object.fromEntries(moved.map(({ path, text }) => [path, text ?? null]));
    const content = await contentWith(after, lastSeason);
    expect(writtenFiles(content.files).filter((file) => isOld(file))).toEqual([]);
    expect(migratedLanguages(content.files)).toEqual([]);
    const comments = (texts: (string | undefined)[]) =>
      texts.flatMap((text) => text?.match(/^\s*#.*$/gm) ?? []).map((comment) => comment.trim());
    const before = files.map(({ text }) => text);
    const texts = content.files.map(({ text }) => text);
    expect(new Set(comments(texts))).toEqual(new Set(comments(before)));
    const [, was] = (await contentsFor({ ...content, files }, audience)).languages;
    const [, is] = (await contentsFor(content, audience)).languages;
    for (const kind of ["help", "helplines", "interface", "navigation", "stats"] as const)
      expect(is?.[kind], kind).toEqual(was?.[kind]);
  });
});

describe("a renamed field", () => {
  it("has its new name in the model, but not its old one", () => {
    for (const [kind, names] of Object.entries(renamedFields)) {
      const known = fieldNames(kinds.find(({ name }) => name === kind)?.schema);
      for (const [was, is, holding] of names ?? []) {
        if (is) expect(known).toContain(is);
        if (!holding) expect(known).not.toContain(was);
      }
    }
  });
});
