import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { text } from "#app/model/fields/text.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { generatedFiles, staleFiles } from "#scripts/generate/generated-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = process.cwd();
const room = temporaryFolder();

const wish: Kind = {
  form: "list",
  name: "openWishes",
  path: "wishes.yaml",
  schema: z.strictObject({ wish: text("What somebody wishes", "A lamp") }),
};

describe("the generated files", () => {
  it("stand as the model makes them", async () => {
    expect((await staleFiles(root)).map((file) => file.path)).toEqual([]);
  });

  it("are a schema for each kind, the editor's settings, the issue forms and the fields", async () => {
    const files = (await generatedFiles(root)).map((file) => file.path);
    const isSchema = (file: string) => file.startsWith(".vscode/schemas/");
    expect(files.filter(isSchema)).toHaveLength(kinds.length);
    const forms = ["event", "figure", "post", "testimonial"].map((thing) => `new-${thing}.yml`);
    expect(files.filter((file) => !isSchema(file)).sort()).toEqual([
      ...forms.map((form) => `.github/ISSUE_TEMPLATE/${form}`),
      ".vscode/settings.json",
      "content/handbook/fields.md",
      "content/handbook/rules.md",
    ]);
  });

  it("take up a kind that the register gains", async () => {
    const stale = await staleFiles(root, [...kinds, wish]);
    expect(stale.map((file) => file.path)).toEqual([
      ".vscode/schemas/open-wishes.json",
      ".vscode/settings.json",
      "content/handbook/fields.md",
    ]);
    const [schema, settings, fields] = stale.map((file) => file.text);
    expect(JSON.parse(schema ?? "")).toMatchObject({
      type: "array",
      items: { properties: { wish: { description: "What somebody wishes" } } },
    });
    expect(JSON.parse(settings ?? "")["yaml.schemas"]).toMatchObject({
      "./.vscode/schemas/open-wishes.json": "content/wishes.yaml",
    });
    expect(fields).toContain("- [`wishes.yaml`, each entry](#wishesyaml-each-entry)\n");
    expect(fields).toContain("| `wish` | yes | What somebody wishes | `A lamp` | text |");
  });

  it("are stale where one is missing, changed, or left over from a kind that is gone", async () => {
    const fresh = await generatedFiles(room, [wish]);
    for (const { path: file, text: words = "" } of fresh) {
      await mkdir(path.dirname(path.join(room, file)), { recursive: true });
      await writeFile(path.join(room, file), words);
    }
    expect(await staleFiles(room, [wish])).toEqual([]);
    await writeFile(path.join(room, ".vscode/schemas/wishing.json"), "{}");
    await writeFile(path.join(room, ".vscode/settings.json"), "{}");
    const stale = await staleFiles(room, [wish]);
    expect(stale.map((file) => [file.path, file.text === undefined])).toEqual([
      [".vscode/settings.json", false],
      [".vscode/schemas/wishing.json", true],
    ]);
  });
});
