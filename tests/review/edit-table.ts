import { readFileSync } from "node:fs";

/**
 * The rows of a table of edits below its first line, cell by cell; of a line of the edited file
 * each "\\n" ends one.
 */
export function editTable(file: string): string[][] {
  const [, ...rows] = readFileSync(`tests/review/${file}`, "utf8").trimEnd().split("\n");
  return rows.map((row) => row.split(" | ").map((cell) => cell.replaceAll("\\n", "\n")));
}
