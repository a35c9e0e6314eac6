// Runs one of our programs, such as `node scripts/run.js build`, from a bundle of its sources.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundledProgram } from "./programs/bundled-program.js";
import { showSourcesInStacks } from "./programs/stack-places.js";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [name = ""] = process.argv.splice(2, 1);
showSourcesInStacks();
const program = await bundledProgram(root, `scripts/${name}.ts`);
await import(pathToFileURL(program).href);
