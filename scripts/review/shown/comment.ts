import { sentencesOf } from "#app/library/problems/problem.ts";
import { rules } from "#app/library/rules/rules.ts";
import type { Finding, Review, ReviewedFile } from "#scripts/review/review.ts";
import {
  codeSpan,
  excerpt,
  plainSentence,
  shortened,
} from "#scripts/review/shown/plain-markdown.ts";
import { lineWithCorrection } from "#scripts/review/shown/suggestions.ts";

/** The first line of the comment, by which it is found again; a reader does not see it. */
export const commentMarker = "<!-- suluhisho-review -->";

/** The longest comment that is written; code hosts take 65,536 characters. */
export const longestComment = 60_000;

const mostShown = 40;

/** Where the preview of a branch is, and where the folder of the handbook can be read; left out where unknown. */
type Addresses = { previewUrl?: string; handbookUrl?: string };

/** The one comment on a branch: what to mend, what is worth a look, where the preview is. */
export function reviewComment(review: Review, { previewUrl, handbookUrl }: Addresses = {}) {
  const { findings, counts } = review;
  const problems = findings.filter(({ severity }) => severity === undefined);
  const remarks = findings.filter(({ severity }) => severity !== undefined);
  const end = changedPages(review, previewUrl);
  const start = `${commentMarker}\n${opening(counts.problems, previewUrl !== undefined)}${problems.length > 0 ? "" : "\n"}`;
  const list = listOf(problems, counts.problems, longestComment * 0.5, handbookUrl);
  const here = remarks.filter(({ place }) => place !== "elsewhere");
  const folded = foldedRemarks(here, counts.warnings + counts.notes, handbookUrl);
  const allowed = allowedRemarks(review);
  const more = list + folded === "" ? "" : `What a line means: ${pageOfChecks(handbookUrl)}.\n`;
  const parts = [start, list, folded, allowed, more, end].filter((part) => part !== "");
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

function pageOfChecks(handbookUrl?: string) {
  return handbookUrl
    ? `[what the check looks for](<${handbookUrl}checks.md>)`
    : "`handbook/checks.md`";
}

// A rule that the register does not know was written by somebody else.
function moreAbout({ rule = "" }: Finding, handbookUrl?: string) {
  if (!handbookUrl || !rules.has(rule)) return "";
  return ` [Why?](<${handbookUrl}rules.md#${rule}>)`;
}

// As many findings as there is room for, grouped by file, and how many there are besides.
function listOf(findings: Finding[], total: number, room: number, handbookUrl?: string) {
  const items = findings.slice(0, mostShown).map((finding, index) => {
    const heading = fileHeading(finding);
    const before = findings[index - 1];
    const isNew = before === undefined || fileHeading(before) !== heading;
    return (isNew ? `\n${heading}\n\n` : "") + findingItem(finding, handbookUrl);
  });
  const shown = thatFit(items, room);
  const more = total - shown.length;
  if (more > 0) shown.push(`\nAnd ${more} more. \`npm run check:content\` names them all.\n`);
  return shown.join("");
}

function thatFit(texts: string[], room: number) {
  let length = 0;
  const end = texts.findIndex((text) => (length += text.length) > room);
  return end < 0 ? texts : texts.slice(0, end);
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
  const { line, column, source, correction } = finding;
  const stands =
    source.trim() === "" ? "" : ` says ${codeSpan(excerpt(source, column, 160).trim())}`;
  const sentence =
    plainSentence(shortened(sentencesOf(finding), 600)) + moreAbout(finding, handbookUrl);
  const mended = correction && lineWithCorrection(correction.source, correction);
  const instead =
    correction && mended !== undefined
      ? `  \n  Write instead: ${codeSpan(excerpt(mended, correction.column, 160).trim())}`
      : "";
  return `- Line ${line}${stands}  \n  ${sentence}${instead}\n`;
}

function foldedRemarks(here: Finding[], total: number, handbookUrl?: string) {
  if (total === 0) return "";
  const title = total === 1 ? "One thing is" : `${total} things are`;
  const summary = `<summary>${title} worth a look. Nothing here stops the change.</summary>`;
  const list = listOf(here, here.length, longestComment * 0.2, handbookUrl);
  const elsewhere = total - here.length;
  const besides = `\n${here.length === 0 ? "" : "Besides, "}${elsewhere} in files that this branch did not change.\n`;
  return `<details>\n${summary}\n${list}${elsewhere === 0 ? "" : besides}\n</details>\n`;
}

// A reviewer judges whether the reason is one.
function allowedRemarks({ allowed }: Review) {
  if (allowed.length === 0) return "";
  const items = allowed.slice(0, mostShown).map(({ file, line, rule, says, because }) => {
    const place = `${codeSpan(shortened(file, 200))}, line ${line}`;
    const reason = plainSentence(shortened(because, 300));
    return `- ${place}: ${plainSentence(shortened(says, 300))} (${codeSpan(rule)})  \n  Because: ${reason}\n`;
  });
  const shown = thatFit(items, longestComment * 0.1);
  const more = allowed.length - shown.length;
  if (more > 0) shown.push(`- and ${more} more\n`);
  return `**Turned down with a reason, in the files of this branch**\n\n${shown.join("")}`;
}

const changeWords = { added: "new", changed: "changed", renamed: "renamed", removed: "taken away" };

// Which files a branch changed, the pages that are made of them, and where the preview is.
function changedPages({ files, counts }: Review, previewUrl?: string) {
  const lines = files.slice(0, mostShown).map((file) => fileLine(file, previewUrl));
  const shown = thatFit(lines, longestComment * 0.15);
  const more = counts.files - shown.length;
  if (shown.length > 0 && more > 0) shown.push(`- and ${more} more\n`);
  const list = shown.length > 0 ? `**What this branch changes**\n\n${shown.join("")}` : "";
  const preview = previewUrl
    ? `**Preview:** <${address(previewUrl, "/")}>. It is there a minute or two after this comment; search engines are asked to leave it alone.\n`
    : "";
  return [list, preview].filter((part) => part !== "").join("\n");
}

function fileLine({ path, change, addresses }: ReviewedFile, previewUrl?: string) {
  const pages = addresses.slice(0, 5).map((page) => pageLink(shortened(page, 200), previewUrl));
  const read = pages.length > 0 ? `, read at ${pages.join(", ")}` : "";
  return `- ${codeSpan(shortened(path, 200))} (${changeWords[change]})${read}\n`;
}

// Only an address that the site itself would give out becomes a link.
function pageLink(page: string, previewUrl?: string) {
  const isPlain = /^\/[a-z0-9/-]*$/.test(page) && !page.startsWith("//");
  return previewUrl && isPlain ? `[${page}](<${address(previewUrl, page)}>)` : codeSpan(page);
}

function address(previewUrl: string, page: string) {
  return previewUrl.replace(/\/+$/, "") + page;
}
