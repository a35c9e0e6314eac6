import type { Correction } from "#app/library/problems/problem.ts";
import { fenceAround, plainSentence, shortened } from "#scripts/review/shown/plain-markdown.ts";
import type { Finding, Review } from "#scripts/review/review.ts";

/** A comment on one line of a change, with the line as it should be. */
export type Suggestion = { path: string; line: number; side: "RIGHT"; body: string };

/** A suggestion for each changed line that has a certain correction, one for each line. */
export function suggestionsOf({ findings }: Review): Suggestion[] {
  const lines = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (!finding.correction?.isChangedLine || !isContent(finding.file)) continue;
    const place = `${finding.correction.line} ${finding.file}`;
    lines.set(place, [...(lines.get(place) ?? []), finding]);
  }
  return [...lines.values()].flatMap(suggestionFor);
}

// Nothing is proposed for a program, whatever a review says.
function isContent(file: string) {
  return /^(?:[^.][^/]*\/)*content\/.+\.(?:ya?ml|mdx?)$/.test(file);
}

function suggestionFor(findings: Finding[]): Suggestion[] {
  const corrections = findings.flatMap(({ correction }) => correction ?? []);
  const [at] = corrections;
  const line = at && lineWithCorrections(at.source, corrections);
  if (line === undefined) return [];
  const says = [...new Set(findings.map((finding) => finding.says))].join(" ");
  const body = `**To mend:** ${plainSentence(shortened(says, 600))} If this is what you mean, press “Commit suggestion”.`;
  // The line cannot end a block whose fence is longer than any in it.
  const fence = fenceAround(line, 3);
  const text = `${body}\n\n${fence}suggestion\n${line}\n${fence}\n`;
  return [{ path: findings[0]?.file ?? "", line: at?.line ?? 0, side: "RIGHT", body: text }];
}

/** A line with a correction made; undefined where the correction does not fit on the line. */
export function lineWithCorrection(line: string, { column, length, text }: Correction) {
  const start = column - 1;
  if (start < 0 || length < 0 || start + length > line.length) return undefined;
  return line.slice(0, start) + text + line.slice(start + length);
}

// Of two corrections that reach into one another the first is made and the other waits for the
// next look. Undefined where nothing fits or nothing changes.
function lineWithCorrections(line: string, corrections: Correction[]) {
  const made: Correction[] = [];
  for (const correction of corrections) {
    if (!made.some((other) => isOverlap(correction, other))) made.push(correction);
  }
  let corrected: string | undefined = line;
  for (const correction of made.sort((one, other) => other.column - one.column))
    corrected = corrected === undefined ? undefined : lineWithCorrection(corrected, correction);
  // A line may become several where our own check says so; a sign that only some programs take for
  // the end of a line could smuggle in another.
  const isPlain = corrected !== undefined && !/[\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/u.test(corrected);
  return isPlain && corrected !== line ? corrected : undefined;
}

// Two that begin at one place would depend on which is made first, even where one only puts in.
function isOverlap(one: Correction, other: Correction) {
  const [first, second] = one.column <= other.column ? [one, other] : [other, one];
  return first.column === second.column || first.column + first.length > second.column;
}
