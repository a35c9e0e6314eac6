import { sentencesOf } from "#app/library/problems/problem.ts";
import { rules } from "#app/library/rules/rules.ts";
import type { Finding } from "#scripts/review/review.ts";
import {
  codeSpan,
  excerpt,
  plainSentence,
  shortened,
} from "#scripts/review/shown/plain-markdown.ts";
import { lineWithCorrection } from "#scripts/review/shown/suggestions.ts";

/** How many of a list stand open, so that all of it is one screen; the rest is folded away. */
export const mostOpen = 6;

/** The findings, each below the name of its file, with the line as it stands and as it should be. */
export function findingItems(findings: Finding[], handbookUrl?: string): string[] {
  return findings.map((finding, index) => {
    const heading = fileHeading(finding);
    const before = findings[index - 1];
    const isNew = !before || index === mostOpen || fileHeading(before) !== heading;
    return (isNew ? `\n${heading}\n\n` : "") + findingItem(finding, handbookUrl);
  });
}

function fileHeading({ file, place }: Finding) {
  const note =
    place === "elsewhere"
      ? " (in a file that this branch did not change, but something in it leans on what changed)"
      : place === "file"
        ? " (on lines that this branch did not change)"
        : "";
  return `**In ${codeSpan(shortened(file, 200))}**${note}`;
}

function findingItem(finding: Finding, handbookUrl?: string) {
  const { file, line, column } = finding;
  // What is no text of ours is named and never quoted.
  const source = /\.(?:ya?ml|mdx?)$/.test(file) ? finding.source : "";
  const stands =
    source.trim() === "" ? "" : ` says ${codeSpan(excerpt(source, column, 160).trim())}`;
  const sentence =
    plainSentence(shortened(sentencesOf(finding), 600)) + moreAbout(finding, handbookUrl);
  return `- Line ${line}${stands}  \n  ${sentence}${writeInstead(finding)}\n`;
}

// Two fields that were written on one line are mended by several lines, each shown as one.
function writeInstead({ correction }: Finding) {
  const mended = correction && lineWithCorrection(correction.source, correction);
  if (mended === undefined) return "";
  const lines = mended.split("\n").slice(0, 5);
  if (lines.length === 1)
    return `  \n  Write instead: ${codeSpan(excerpt(mended, correction?.column ?? 1, 160).trim())}`;
  const shown = lines.map((line) => `  \n  ${codeSpan(shortened(line.trimEnd(), 160))}`);
  return `  \n  Write instead, on ${lines.length} lines:${shown.join("")}`;
}

// A rule that the register does not know was written by somebody else.
function moreAbout({ rule = "" }: Finding, handbookUrl?: string) {
  if (!handbookUrl || !rules.has(rule)) return "";
  return ` [Why?](<${handbookUrl}rules.md#${rule}>)`;
}
