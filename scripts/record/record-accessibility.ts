// Writes what the last full test run checked into the words of the accessibility page.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseDocument } from "yaml";

type Count = { places: number; checks: number };

const [pages, states] = await Promise.all(["pages", "states"].map(countOf));
const figures = {
  "accessibility-pages": pages?.places ?? 0,
  "accessibility-states": states?.places ?? 0,
  "accessibility-checks": (pages?.checks ?? 0) + (states?.checks ?? 0),
};
const stats = parseDocument(await readFile("content/stats.yaml", "utf8"));
const ids = (stats.toJS() as { id: string }[]).map(({ id }) => id);
for (const [id, figure] of Object.entries(figures)) {
  stats.setIn([ids.indexOf(id), "value"], String(figure));
  console.log(`${id}: ${figure}`);
}
await writeFile("content/stats.yaml", stats.toString({ lineWidth: 0 }));
const page = "content/pages/accessibility.mdx";
const today = new Date().toISOString().slice(0, 10);
const text = await readFile(page, "utf8");
await writeFile(page, text.replace(/^updated: .*$/m, `updated: ${today}`));

async function countOf(kind: string) {
  const file = `.cache/accessibility/${kind}.json`;
  if (!existsSync(file))
    throw new Error("There are no results yet: run npm run test:matrix to its end.");
  return JSON.parse(await readFile(file, "utf8")) as Count;
}
