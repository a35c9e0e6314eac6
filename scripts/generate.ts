// Writes every generated file: from the model the handbook's pages of fields, rules and cloths, and
// CODEOWNERS; from the palette its stylesheets. With --check it writes nothing, lists the stale
// files and exits 1.
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { markedTexts, staleFiles } from "#scripts/generate/generated-files.ts";

const root = process.cwd();
for (const { path: file, text } of process.argv.includes("--check") ? [] : markedTexts()) {
  await writeFile(path.join(contentFolder(), file), text);
  console.log(`Recorded in ${file} which words it translates`);
}
const stale = await staleFiles(root);

if (stale.length === 0) console.log("Every generated file is up to date.");
else if (process.argv.includes("--check")) {
  for (const { path: file, text } of stale) {
    console.error(`${file}: ${text === undefined ? "is no longer generated" : "is out of date"}.`);
  }
  console.error("Run npm run generate and commit the changes.");
  process.exitCode = 1;
} else {
  for (const { path: file, text } of stale) {
    const place = path.join(root, file);
    await mkdir(path.dirname(place), { recursive: true });
    await (text === undefined ? rm(place) : writeFile(place, text));
    console.log(`${text === undefined ? "Removed" : "Wrote"} ${file}`);
  }
}
