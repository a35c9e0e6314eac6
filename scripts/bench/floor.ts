// The least that a site of posts costs: reads, validates, compiles, draws and writes them on one
// thread, without a cache and without a bundler: node scripts/run.js bench/floor <content> <out>
import { argv } from "node:process";

const [content, out] = argv.slice(2);

if (!content || !out) {
  console.error("Name the content folder and the folder for the pages.");
  process.exit(1);
}
// React chooses between its slow and its fast half when it is first asked for.
process.env.NODE_ENV = "production";
delete process.env.BODY_CACHE;
const { writeFloor } = await import("#scripts/bench/write-floor.tsx");
await writeFloor(content, out);
