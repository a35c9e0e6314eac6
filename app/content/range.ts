/** A part of a file: the offsets of its first character and of the one behind its last. */
export type Range = { start: number; end: number };

/** Something that a parser could not read, with the code and the words of its complaint. */
export type Fault = Range & { code: string; message: string };

/** The way to a value inside a file, such as ["hero", "figures", 0]. */
export type Path = readonly PropertyKey[];

/** The value at a path inside a value; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => inner?.[step as never], value);
}

// What stands for one character and is written with several: a line that continues, an escape, &amp;.
const escape = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\n\s*|[^])|&#?\w+;/iy;
const farthest = 40;

/**
 * The offset in a source of each character of a value that was written there, and of its end;
 * quotes, indentation and escapes of the source are passed over.
 */
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
    const found = source.indexOf(character, at);
    if (found >= 0 && found < end && found - at < farthest) at = found;
    offsets[index] = at;
    at = Math.min(at + 1, end);
  }
  return [...offsets.slice(0, value.length), at];
}
