/** The line of a text on which an offset lies, and where that line begins. */
export function lineAround(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  return { line: text.slice(start, end < 0 ? undefined : end), start };
}

/** The indentation of the nearest lines above and below a line that are not empty. */
export function neighborIndents(text: string, start: number) {
  const after = text.indexOf("\n", start);
  const above = text.slice(0, start).split("\n").findLast(isFilled);
  const below =
    after < 0
      ? undefined
      : text
          .slice(after + 1)
          .split("\n")
          .find(isFilled);
  return [above, below].flatMap((line) => (line === undefined ? [] : [indentOf(line)]));
}

function isFilled(line: string) {
  return line.trim() !== "" && !line.trimStart().startsWith("#");
}

function indentOf(line: string) {
  return /^ */.exec(line)?.[0] ?? "";
}
