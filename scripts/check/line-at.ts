/** A line of a text: where it begins, and what it says. */
export type Line = { start: number; text: string };

/** The line of a text on which an offset lies. */
export function lineAt(text: string, offset: number): Line {
  const start = offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  return { start, text: text.slice(start, end < 0 ? undefined : end) };
}

/** The nearest line above that is neither empty nor a note; undefined at the top. */
export function lineAbove(text: string, { start }: Line): Line | undefined {
  for (let at = start; at > 0;) {
    const line = lineAt(text, at - 1);
    if (/^\s*[^\s#]/.test(line.text)) return line;
    at = line.start;
  }
  return undefined;
}
