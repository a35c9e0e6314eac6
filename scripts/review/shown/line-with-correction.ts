import type { Correction } from "#app/library/problems/problem.ts";

/** A line with a correction made; undefined where the correction does not fit on the line. */
export function lineWithCorrection(line: string, { column, length, text }: Correction) {
  const start = column - 1;
  if (start < 0 || length < 0 || start + length > line.length) return undefined;
  return line.slice(0, start) + text + line.slice(start + length);
}

/**
 * A line with all of its corrections made. Of two that reach into one another the first is made
 * and the other waits for the next look. Undefined where nothing fits or nothing changes.
 */
export function lineWithCorrections(line: string, corrections: Correction[]) {
  const made: Correction[] = [];
  for (const correction of corrections) {
    if (!made.some((other) => isOverlap(correction, other))) made.push(correction);
  }
  let corrected = line;
  for (const correction of made.sort((one, other) => other.column - one.column)) {
    const next = lineWithCorrection(corrected, correction);
    if (next === undefined) return undefined;
    corrected = next;
  }
  // A suggestion replaces one line by one line, so a sign that breaks it could smuggle in another.
  return corrected === line || /[\p{Zl}\p{Zp}]|(?!\t)\p{Cc}/u.test(corrected)
    ? undefined
    : corrected;
}

// Two that begin at one place would depend on which is made first, even where one only puts in.
function isOverlap(one: Correction, other: Correction) {
  const [first, second] = one.column <= other.column ? [one, other] : [other, one];
  return first.column === second.column || first.column + first.length > second.column;
}
