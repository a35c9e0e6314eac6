/** The line of a text on which an offset lies, and where that line begins. */
export function lineAround(text: string, offset: number) {
  // Behind -1 the search would begin at the first sign all the same, which may be a line's end.
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  return { line: text.slice(start, end < 0 ? undefined : end), start };
}

/** The nearest line above an offset's line that holds something, and where it begins. */
export function lineAbove(text: string, offset: number) {
  let { start } = lineAround(text, offset);
  while (start > 0) {
    const above = lineAround(text, start - 1);
    if (isFilled(above.line)) return above;
    start = above.start;
  }
  return undefined;
}

/** Every indentation that a line may have had: those of the lines above it, and of the next one. */
export function likelyIndents(text: string, start: number) {
  const after = text.indexOf("\n", start);
  const below =
    after < 0
      ? undefined
      : text
          .slice(after + 1)
          .split("\n")
          .find(isFilled);
  const near = [...text.slice(0, start).split("\n").slice(-linesLookedAt), below ?? ""];
  return [...new Set(near.filter(isFilled).flatMap(indentsOf))];
}

const linesLookedAt = 40;

function isFilled(line: string) {
  return line.trim() !== "" && !line.trimStart().startsWith("#");
}

// A field may stand below a hyphen or below the name behind it.
function indentsOf(line: string) {
  const outer = /^ */.exec(line)?.[0] ?? "";
  const inner = /^ *(?:- +)*/.exec(line)?.[0].replaceAll("-", " ") ?? "";
  return [outer, inner];
}
