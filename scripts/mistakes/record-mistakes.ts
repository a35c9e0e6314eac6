// Writes what the last run of the mutation tests found into the table of content/README.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mistakesTable, withTable, type MistakeScore } from "#scripts/mistakes/mistakes-table.ts";

const readme = "content/README.md";
const results = ".cache/mistakes.json";
if (!existsSync(results)) throw new Error("Run npm run test:matrix -- tests/mutation first.");

const scores = JSON.parse(readFileSync(results, "utf8")) as MistakeScore[];
writeFileSync(readme, withTable(readFileSync(readme, "utf8"), mistakesTable(scores)));
console.log(`${scores.length} kinds of mistakes, in ${readme}.`);
