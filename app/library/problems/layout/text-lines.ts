/** The line of a text on which an offset lies, and where that line begins. */
export function lineAround(text: string, offset: number) {
  // lastIndexOf treats -1 as 0, and the first character may be a line break.
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  return { line: text.slice(start, end < 0 ? undefined : end), start };
}

/**
 * The nearest line above an offset's line that is neither empty nor a note, and where it begins.
 */
export function lineAbove(text: string, offset: number) {
  let { start } = lineAround(text, offset);
  while (start > 0) {
    const above = lineAround(text, start - 1);
    if (isFilled(above.line)) return above;
    start = above.start;
  }
  return undefined;
}

/**
 * Every indentation that a line may be meant to have: those of the lines above and of the next one.
 */
export function likelyIndents(text: string, start: number) {
  const after = text.indexOf("\n", start);
  const below =
    after < 0
      ? undefined
      : text
          .slice(after + 1)
          .split("\n")
          .find(isFilled);
  const near = [...text.slice(0, start).split("\n").slice(-nearbyLines), below ?? ""];
  return [...new Set(near.filter(isFilled).flatMap(indentsOf))];
}

const nearbyLines = 40;

function isFilled(line: string) {
  return line.trim() !== "" && !line.trimStart().startsWith("#");
}

// A field may line up with a hyphen or with the name after it.
function indentsOf(line: string) {
  const outer = /^ */.exec(line)?.[0] ?? "";
  const inner = /^ *(?:- +)*/.exec(line)?.[0].replaceAll("-", " ") ?? "";
  return [outer, inner];
}
