import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { text } from "#app/model/fields/text.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { generatedFiles, staleFiles } from "#scripts/generate/generated-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const wish: Kind = {
  form: "list",
  name: "openWishes",
  path: "wishes.yaml",
  schema: z.strictObject({ wish: text("What somebody wishes", "A lamp") }),
};

describe("the generated files", () => {
  it("stand as the model makes them", async () => {
    expect((await staleFiles(process.cwd())).map((file) => file.path)).toEqual([]);
  });

  it("take up a kind that the register gains", async () => {
    const stale = await staleFiles(process.cwd(), [...kinds, wish]);
    const touched = ["schemas/open-wishes.json", "settings.json"].map((name) => `.vscode/${name}`);
    expect(stale.map((file) => file.path)).toEqual([...touched, "content/handbook/fields.md"]);
    for (const file of stale.slice(1)) expect(file.text).toContain("wishes.yaml");
  });

  it("name the owners whom the words name, a person as well, and nobody where none are named", async () => {
    const ownersFor = async (site: string) => {
      await mkdir(path.join(room, "content"), { recursive: true });
      await writeFile(path.join(room, "content/site.yaml"), site);
      const files = await generatedFiles(room, [wish]);
      return files.find((file) => file.path === ".github/CODEOWNERS")?.text;
    };
    const own = await ownersFor('owners: { maintainers: "@a/b", safeguarding: "@amina @c" }');
    expect(own).toMatch(/^\* @a\/b$/m);
    expect(own).toMatch(/^\/content\/pages\/help\.yaml @amina @c$/m);
    for (const site of ["", "name: A", "owners: { maintainers: amina }"])
      expect(await ownersFor(site)).toBeUndefined();
  });

  it("are stale where one is changed, or left over from a kind that is gone", async () => {
    for (const { path: file, text: words } of await generatedFiles(room, [wish])) {
      if (words === undefined) continue;
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
