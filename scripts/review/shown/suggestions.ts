import { lineWithCorrections } from "#scripts/review/shown/line-with-correction.ts";
import { plainSentence, shortened } from "#scripts/review/shown/plain-markdown.ts";
import type { Finding, Review } from "#scripts/review/review.ts";

/** A comment on one line of a change, with the line as it should be. */
export type Suggestion = { path: string; line: number; side: "RIGHT"; body: string };

/** A suggestion for each changed line that has a certain correction, one for each line. */
export function suggestionsOf({ findings }: Review): Suggestion[] {
  const lines = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (!finding.correction?.isChangedLine) continue;
    const place = `${finding.correction.line} ${finding.file}`;
    lines.set(place, [...(lines.get(place) ?? []), finding]);
  }
  return [...lines.values()].flatMap(suggestionFor);
}

function suggestionFor(findings: Finding[]): Suggestion[] {
  const [first] = findings;
  const corrections = findings.flatMap(({ correction }) => correction ?? []);
  const [at] = corrections;
  if (!first || !at) return [];
  const line = lineWithCorrections(at.source, corrections);
  if (line === undefined) return [];
  const says = [...new Set(findings.map((finding) => finding.says))].join(" ");
  const body = `**To mend:** ${plainSentence(shortened(says, 600))} If this is what you mean, press “Commit suggestion”.`;
  const text = `${body}\n\n${suggestionBlock(line)}`;
  return [{ path: first.file, line: at.line, side: "RIGHT", body: text }];
}

// The fence is longer than any in the line, so that the line cannot end the block.
function suggestionBlock(line: string) {
  const runs = [...line.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(2, ...runs) + 1);
  return `${fence}suggestion\n${line}\n${fence}\n`;
}
