// Lists are imported with ?raw and a path from here, which Vite, vitest and esbuild read as text.
/** The words of a list with one word a line, below a first line that says what the list is. */
export function wordList(text: string): ReadonlySet<string> {
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  return new Set(lines.map((line) => line.trim().replaceAll("’", "'")).filter(Boolean));
}
