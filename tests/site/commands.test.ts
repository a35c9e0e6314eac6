import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { versionText } from "#scripts/build/machine-texts.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { runCommand, startCommand } from "#tests/support/command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const output = temporaryFolder();

it("npm run build prints every error of a broken folder, exits 1 and writes nothing", async () => {
  const content = await contentFolder({
    "team.yaml": "- id: a\n  nmae: N\n  role: R\n  about: A\n",
    "timeline.yaml": "- year: soon\n  title: Founded\n  text: It begins.\n",
  });
  await writeFile(path.join(output, "version.txt"), versionText("2026-06-30"));
  const variables = { CONTENT_DIR: content, OUT_DIR: output };
  const { code, out, errors } = await runCommand(["build"], variables);
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/team\.yaml:2:3 {2}\S/m);
  expect(errors).toMatch(/^content\/timeline\.yaml:1:9 {2}\S/m);
  expect(out + errors).not.toMatch(/^\s+at /m);
  expect(await readdir(output)).toEqual(["version.txt"]);
}, 120_000);

it.each([
  ["build", "CONTENT_DIR", "package.json"],
  ["dev", "DATE", "2026-13-01"],
])("%s with a wrong %s says what to write, on one line", async (command, name, value) => {
  const running = startCommand([command], { OUT_DIR: output, PORT: "0", [name]: value });
  const code = await Promise.race([running.ended, running.until(/The site is at/)]);
  await running.stop();
  expect(code).toBe(1);
  expect(running.output.errors).toMatch(RegExp(`^.*${name}\\b.*\n$`));
});
