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
const escape = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\n\s*|[^])|&#?\w+;/iy;
const farthest = 40;

/** The offset in the source of each character of a value, and of its end; quotes, indentation and escapes are skipped. */
export function offsetsOf(value: string, source: string, { start, end }: Range): number[] {
  let at = start;
  const offsets = Array.from(value, () => start);
  for (let index = 0; index < value.length; index += 1) {
    const character = value[index] as string;
    if (/\s/.test(character)) {
      offsets[index] = at;
      if (source[at] === character) at += 1;
      else while (at < end && /\s/.test(source[at] ?? "")) at += 1;
      continue;
    }
    while (at < end && source[at] !== character && /[\s>'"]/.test(source[at] ?? "")) at += 1;
    escape.lastIndex = at;
    const escaped = escape.exec(source)?.[0];
    if (escaped && !value.startsWith(escaped, index)) {
      offsets[index] = at;
      at += escaped.length;
      continue;
    }
    const next = source.indexOf(character, at);
    if (next >= 0 && next < end && next - at < farthest) at = next;
    offsets[index] = at;
    at = Math.min(at + 1, end);
  }
  return [...offsets.slice(0, value.length), at];
}
