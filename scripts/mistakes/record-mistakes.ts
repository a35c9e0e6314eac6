// Writes what the last run of the mutation tests found into the tables of content/handbook/mistakes.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mistakesTables, withTables, type MistakeScore } from "#scripts/mistakes/mistakes-table.ts";

const page = "content/handbook/mistakes.md";
const results = ".cache/mistakes.json";
if (!existsSync(results)) throw new Error("Run npm run test:matrix -- tests/mutation first.");

const scores = JSON.parse(readFileSync(results, "utf8")) as MistakeScore[];
writeFileSync(page, withTables(readFileSync(page, "utf8"), mistakesTables(scores)));
console.log(`${scores.length} kinds of mistakes, in ${page}.`);
