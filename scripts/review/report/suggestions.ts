import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import { isSuggestion, type Suggestion } from "#scripts/review/post-form.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** A suggestion for each changed line of content that has a certain correction. */
export function suggestionsOf({ findings }: Review): Suggestion[] {
  const lines = new Map<string, Suggestion>();
  const each = findings.flatMap((finding) => [finding, ...finding.others]);
  for (const { file, line, text, instead, isChangedLine } of each) {
    if (!isChangedLine || instead === undefined || lines.has(`${line} ${file}`)) continue;
    const advice = `<p>${safeWords(shortened(text, 600))} If this is what you mean, press “Commit suggestion”.</p>`;
    // A fence longer than any in the line, so that the line cannot end it.
    const runs = [...instead.matchAll(/`+/g)].map(([run]) => run.length + 1);
    const fence = "`".repeat(Math.max(3, ...runs));
    const body = `${advice}\n\n${fence}suggestion\n${instead}\n${fence}\n`;
    const suggestion: Suggestion = { path: file, line, side: "RIGHT", body };
    if (isSuggestion(suggestion)) lines.set(`${line} ${file}`, suggestion);
  }
  return [...lines.values()];
}
