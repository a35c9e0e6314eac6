// Writes what the last full test run checked into the words of the accessibility page.
import { readFile, writeFile } from "node:fs/promises";
import { parseDocument } from "yaml";

type Count = { places: number; checks: number };

const countOf = async (kind: string) =>
  JSON.parse(await readFile(`.cache/accessibility/${kind}.json`, "utf8")) as Count;

try {
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
  }
  await writeFile("content/stats.yaml", stats.toString({ lineWidth: 0 }));
  const page = "content/pages/accessibility.mdx";
  const today = new Date().toISOString().slice(0, 10);
  const text = (await readFile(page, "utf8")).replace(/^updated: .*$/m, `updated: ${today}`);
  await writeFile(page, text);
  console.log(
    Object.entries(figures)
      .map(([id, figure]) => `${id}: ${figure}`)
      .join("\n"),
  );
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  console.error("There are no results yet: run npm run test:matrix to its end first.");
  process.exitCode = 1;
}
