// Runs one of our programs, such as `node scripts/run.js build`, from a bundle of its sources.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { bundledProgram } from "./programs/bundled-program.js";
import { showSourcesInStacks } from "./programs/stack-places.js";

// V8 would let garbage grow to several times what is in use before it looks; this costs no time.
setFlagsFromString("--heap-growing-percent=50");
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [name = ""] = process.argv.splice(2, 1);
showSourcesInStacks();
const program = await bundledProgram(root, `scripts/${name}.ts`);
await import(pathToFileURL(program).href);
