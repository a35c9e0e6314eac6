import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { kinds } from "#app/content/kinds.ts";
import { fieldNotes } from "#app/content/walk-fields.ts";
import { fieldsOf } from "#scripts/generate/fields-of.ts";
import { generatedFiles, staleFiles } from "#scripts/generate/generated-files.ts";
import { markedTexts } from "#scripts/generate/marked-texts.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

describe("the generated files", () => {
  it("are up to date", async () => {
    expect((await staleFiles(process.cwd())).map((file) => file.path)).toEqual([]);
  });

  it("show examples that are valid, as text or as in a file", () => {
    const fields = kinds.flatMap(({ schema }) => fieldsOf(schema));
    const wrong = fields.flatMap(({ path: names, schema }) =>
      (fieldNotes(schema).examples ?? [])
        .filter(
          (example) =>
            !schema.safeParse(example).success && !schema.safeParse(parse(example)).success,
        )
        .map((example) => `${names.join(".")}: ${example}`),
    );
    expect(fields.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it("name the owners in site.yaml, people and teams, and nobody if there are none", async () => {
    const ownersFor = async (site: string) => {
      await mkdir(path.join(room, "content"), { recursive: true });
      await writeFile(path.join(room, "content/site.yaml"), site);
      const files = await generatedFiles(room);
      return files.find((file) => file.path === ".github/CODEOWNERS")?.text;
    };
    const owners = await ownersFor('owners: { maintainers: "@a/b", safeguarding: "@amina @c" }');
    expect(owners).toMatch(/^\* @a\/b$/m);
    expect(owners).toMatch(/^\/content\/pages\/help\.yaml @amina @c$/m);
    for (const site of ["", "name: A", "owners: { maintainers: amina }"])
      expect(await ownersFor(site)).toBeUndefined();
  });

  it("are stale if one is changed, or left over from a deleted kind", async () => {
    for (const { path: file, text: words } of await generatedFiles(room)) {
      if (words === undefined) continue;
      await mkdir(path.dirname(path.join(room, file)), { recursive: true });
      await writeFile(path.join(room, file), words);
    }
    expect(await staleFiles(room)).toEqual([]);
    await writeFile(path.join(room, ".vscode/schemas/wishing.json"), "{}");
    await writeFile(path.join(room, ".vscode/settings.json"), "{}");
    const stale = await staleFiles(room);
    expect(stale.map((file) => [file.path, file.text === undefined])).toEqual([
      [".vscode/settings.json", false],
      [".vscode/schemas/wishing.json", true],
    ]);
  });
});

it("a new translation gets the mark of its original below its fields, once", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const [page, post] = ["sw/pages/about.yaml", "sw/blog/1.mdx"];
  const files = { [page]: "title: Sisi", [post]: "---\ntitle: Habari\n---\nManeno.\n" };
  const mark = expect.stringMatching(/^translates: "[0-9a-f]{8}"$/) as string;
  vi.stubEnv("CONTENT_DIR", await contentFolder(files));
  const marked = Object.fromEntries(markedTexts().map(({ path: name, text }) => [name, text]));
  const linesOf = (name: string) => marked[name]?.split("\n");
  expect(linesOf(page)).toEqual(["title: Sisi", mark, ""]);
  expect(linesOf(post)).toEqual(["---", "title: Habari", mark, "---", "Maneno.", ""]);
  vi.stubEnv("CONTENT_DIR", await contentFolder({ ...files, ...marked }));
  expect(markedTexts().filter(({ path: name }) => name in marked)).toEqual([]);
});
