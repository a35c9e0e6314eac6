/** A part of a file: its start offset and its end offset, which is exclusive. */
export type Range = { start: number; end: number };

/** A syntax error of a parser, with its code and message. */
export type Fault = Range & { code: string; message: string };

/** The path to a value inside a file, such as ["hero", "figures", 0]. */
export type FieldPath = readonly PropertyKey[];

/** The value at a path inside a value, if there is one. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, step) => inner?.[step as never], value);
}

// Sequences that stand for one character: a line continuation, an escape, &amp;.
const escape = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\n\s*|[^])|&#?\w+;/y;
const spaces = /\s*/y;
const farthest = 40;

/** The offset in the source of each character of a value, and of its end; quotes, indentation and escapes are skipped. */
export function offsetsOf(value: string, source: string, { start, end }: Range): number[] {
  let at = start;
  const offsets: number[] = [];
  for (const character of value) {
    let { length } = character;
    if (/\s/.test(character) && source[at] !== "\\") {
      spaces.lastIndex = at;
      if (source[at] !== character) length = spaces.exec(source)?.[0].length ?? 0;
    } else {
      const first = character[0];
      while (at < end && source[at] !== first && /[\s>'"]/.test(source[at] ?? "")) at += 1;
      escape.lastIndex = at;
      const escaped = escape.exec(source)?.[0];
      if (escaped && !value.startsWith(escaped, offsets.length)) length = escaped.length;
      else {
        const next = source.indexOf(character, at);
        if (next >= 0 && next < end && next - at < farthest) at = next;
      }
    }
    // A character such as an emoji has two code units.
    for (let unit = 0; unit < character.length; unit += 1) offsets.push(at + unit);
    at = Math.min(at + length, end);
  }
  return [...offsets, at];
}
