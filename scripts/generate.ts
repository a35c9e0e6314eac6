// Writes every file that is made from the model: the pages of the handbook with all fields, rules and cloths, and
// who has to agree to a change. With --check it writes nothing, names what is stale and exits 1.
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { staleFiles } from "#scripts/generate/generated-files.ts";

const root = process.cwd();
const stale = await staleFiles(root);

if (stale.length === 0) console.log("Every generated file is fresh.");
else if (process.argv.includes("--check")) {
  for (const { path: file, text } of stale) {
    console.error(`${file}: ${text === undefined ? "is made by nothing any more" : "is stale"}.`);
  }
  console.error("Run npm run generate and commit what it changes.");
  process.exitCode = 1;
} else {
  for (const { path: file, text } of stale) {
    const place = path.join(root, file);
    await mkdir(path.dirname(place), { recursive: true });
    await (text === undefined ? rm(place) : writeFile(place, text));
    console.log(`${text === undefined ? "Removed" : "Wrote"} ${file}`);
  }
}
