import { lineWithCorrection } from "#scripts/review/shown/line-with-correction.ts";
import {
  codeSpan,
  excerpt,
  plainSentence,
  shortened,
} from "#scripts/review/shown/plain-markdown.ts";
import { changedPages } from "#scripts/review/shown/changed-pages.ts";
import type { Finding, Review } from "#scripts/review/review.ts";

/** The first line of the comment, by which it is found again; a reader does not see it. */
export const commentMarker = "<!-- suluhisho-review -->";

/** The longest comment that is written; code hosts take 65,536 signs. */
export const longestComment = 60_000;

const mostSpelledOut = 40;

/** The one comment on a branch: what to mend, what is worth a look, where the preview is. */
export function reviewComment(review: Review, { previewUrl }: { previewUrl?: string } = {}) {
  const { findings, counts } = review;
  const problems = findings.filter(({ severity }) => severity === undefined);
  const remarks = findings.filter(({ severity }) => severity !== undefined);
  const end = changedPages(review, previewUrl);
  const start = `${commentMarker}\n${opening(counts.problems, previewUrl !== undefined)}${problems.length > 0 ? "" : "\n"}`;
  const list = listOf(problems, counts.problems, mostSpelledOut, longestComment * 0.6);
  const here = remarks.filter(({ place }) => place !== "elsewhere");
  const folded = foldedRemarks(here, counts.warnings + counts.notes);
  const parts = [start, list, folded, end].filter((part) => part !== "");
  return parts.join("\n");
}

function opening(count: number, hasPreview: boolean) {
  if (count === 0) {
    const next = hasPreview ? " Have a look at the preview below." : "";
    return `**All is right: nothing has to be mended.**${next}`;
  }
  const places = count === 1 ? "One place has to be mended" : `${count} places have to be mended`;
  return (
    `**${places} before this can go on the site.** ` +
    "Open the file here, change the line, and save; the check then looks again by itself. " +
    "One slip can be behind several places, so begin with the first."
  );
}

// As many findings as there is room for, grouped by file, and how many there are besides.
function listOf(findings: Finding[], total: number, most: number, room: number) {
  const lines: string[] = [];
  let length = 0;
  let shown = 0;
  let heading = "";
  for (const finding of findings.slice(0, most)) {
    const own = fileHeading(finding);
    const item = (own === heading ? "" : `\n${own}\n\n`) + findingItem(finding);
    if (length + item.length > room) break;
    lines.push(item);
    heading = own;
    length += item.length;
    shown += 1;
  }
  if (total > shown) lines.push(`\n${moreFindings(total - shown)}\n`);
  return lines.join("");
}

function moreFindings(count: number) {
  return `And ${count} more. \`npm run check:content\` names them all.`;
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

function findingItem({ line, column, says, expected, fix, source, correction }: Finding) {
  const stands =
    source.trim() === "" ? "" : ` says ${codeSpan(excerpt(source, column, 160).trim())}`;
  const sentence = plainSentence(
    shortened([says, expected, fix].filter((part) => part !== "").join(" "), 600),
  );
  const mended = correction && lineWithCorrection(correction.source, correction);
  const instead =
    correction && mended !== undefined
      ? `  \n  Write instead: ${codeSpan(excerpt(mended, correction.column, 160).trim())}`
      : "";
  return `- Line ${line}${stands}  \n  ${sentence}${instead}\n`;
}

function foldedRemarks(here: Finding[], total: number) {
  if (total === 0) return "";
  const elsewhere = total - here.length;
  const others =
    elsewhere === 0
      ? ""
      : `${here.length === 0 ? "\n" : "\nBesides, "}${elsewhere} in files that this branch did not change.\n`;
  const title = total === 1 ? "One thing is" : `${total} things are`;
  const list = listOf(here, here.length, mostSpelledOut, longestComment * 0.2);
  return [
    "<details>",
    `<summary>${title} worth a look. Nothing here stops the change.</summary>`,
    list + others,
    "</details>\n",
  ].join("\n");
}
