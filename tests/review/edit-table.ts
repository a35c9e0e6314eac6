import { readFileSync } from "node:fs";

/** The cells of each row of a table of edits, without its first line; `\n` in a cell is a line break. */
export function editTable(file: string): string[][] {
  const [, ...rows] = readFileSync(`tests/review/${file}`, "utf8").trimEnd().split("\n");
  return rows.map((row) => row.split(" | ").map((cell) => cell.replaceAll("\\n", "\n")));
}
