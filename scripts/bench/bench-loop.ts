// Measures how long a writer waits between saving a file and seeing it: npm run bench:loop -- 100
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureDevelopment } from "#scripts/bench/development-loop.ts";
import type { Spread } from "#scripts/bench/figures.ts";
import { writeArchive } from "#scripts/bench/write-archive.ts";

const posts = Number(process.argv[2] ?? 100);
const edits = 20;
const room = await mkdtemp(path.join(tmpdir(), "suluhisho-bench-"));

try {
  const content = path.join(room, "content");
  await writeArchive(content, posts);
  const { firstPage, ...saves } = await measureDevelopment(content, edits);
  console.log(`${posts} posts, ${edits} edits of each kind, in milliseconds`);
  console.log(`start to first page        ${firstPage.toFixed(0)}`);
  const rows = {
    "save to served change ": saves.servedChange,
    "save to served problem": saves.servedProblem,
    "save to the open page ": saves.shownChange,
  };
  for (const [name, spread] of Object.entries(rows)) console.log(`${name}     ${shown(spread)}`);
} finally {
  await rm(room, { recursive: true, force: true });
}

function shown({ median, worst }: Spread) {
  return `median ${median.toFixed(0)}, worst ${worst.toFixed(0)}`;
}
