// Writes what the last run of the mutation tests found into the table of content/README.md.
import { readFile, writeFile } from "node:fs/promises";
import { mistakesTable, withTable, type MistakeScore } from "#scripts/mistakes/mistakes-table.ts";

const readme = "content/README.md";

try {
  const { state, scores } = JSON.parse(await readFile(".cache/mistakes.json", "utf8")) as {
    state: string;
    scores: MistakeScore[];
  };
  await writeFile(readme, withTable(await readFile(readme, "utf8"), mistakesTable(scores), state));
  console.log(`${scores.length} kinds of mistakes, in ${readme}.`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  console.error("There are no results yet: run npm run test:matrix -- tests/mutation first.");
  process.exitCode = 1;
}
