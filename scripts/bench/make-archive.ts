// Copies content/ to another folder and adds many made-up posts, always the same, to measure with:
// npm run archive -- 1000 /tmp/archive
import { writeArchive } from "#scripts/bench/write-archive.ts";

const [count = "1000", folder = ".cache/archive/content"] = process.argv.slice(2);
await writeArchive(folder, Number(count));
console.log(`${count} posts in ${folder}`);
