import { allDelicate } from "#scripts/review/delicate-changes.ts";
import type { Review, ReviewedFile } from "#scripts/review/review.ts";
import { findingItems, mostOpen } from "#scripts/review/shown/findings-list.ts";
import { pageLink, pageRows, tableHead, wholeChange } from "#scripts/review/shown/pages-table.ts";
import { codeSpan, plainSentence, shortened } from "#scripts/review/shown/plain-markdown.ts";

/** The first line of the comment, by which it is found again; a reader does not see it. */
export const commentMarker = "<!-- suluhisho-review -->";

/** The longest comment that is written; code hosts take 65,536 characters. */
export const longestComment = 60_000;

const mostShown = 40;

/** Where the preview of a branch is, and where the folder of the handbook can be read; left out where unknown. */
type Addresses = { previewUrl?: string; handbookUrl?: string };

/** The one comment on a branch: what needs a careful eye, what to mend, what visitors get. */
export function reviewComment(review: Review, { previewUrl, handbookUrl }: Addresses = {}) {
  const { findings, counts, site, files, code, allowed, future } = review;
  const problems = findings.filter(({ severity }) => severity === undefined);
  const remarks = findings.filter(({ severity, place }) => severity && place !== "elsewhere");
  const delicate = allDelicate(review).map(delicateItem);
  // The preview has the pictures of the code that the site has now.
  const isWhole = code.length === 0 && !files.some(({ path }) => isPublic(path));
  // A preview is made of pages that were compared, so without them there is none.
  const preview = site && previewUrl?.replace(/\/+$/, "");
  const changed = files.filter((file) => !isNamed(file)).map(fileItem);
  const checks = handbookUrl
    ? `[what the check looks for](<${handbookUrl}checks.md>)`
    : "`content/handbook/checks.md`";
  const remarked = counts.warnings + counts.notes;
  const { drafts = [], alike = [] } = site ?? {};
  const folds: [what: string, items: string[]][] = [
    ["Turned down with a reason, in the files of this branch", allowed.map(allowedItem)],
    [
      "Pages that only the preview has: drafts, and what waits for its day",
      drafts.map((one) => placedItem(pageLink(one.address, preview), one.title, one.file)),
    ],
    [
      "What changes by itself in the 90 days to come, and what is due",
      future.map(({ says, day, file }) => placedItem(day, says, file)),
    ],
    [
      "Pages that read a changed file and look the same",
      alike.map((one) => `- ${pageLink(one, preview)}\n`),
    ],
    ["Changed files", site ? changed : []],
  ];
  const parts = [
    listed(delicate, "More that needs a careful eye", {
      head: "**Look at this with care, old beside new**\n\n",
    }),
    `${opening(review, delicate.length > 0, isWhole)}\n`,
    codeNotice(code),
    listed(cameOrWent(review), "More that came or went"),
    listed(findingItems(problems, handbookUrl), "More to mend", {
      total: counts.problems,
      beyond: "; `npm run check:content` names them all",
    }),
    problems.length + remarked > 0 ? `What a line means: ${checks}.\n` : "",
    preview
      ? `**Preview:** <${preview}/>. It is there a minute after this comment; search engines are asked to leave it alone.\n`
      : "",
    site ? listed(pageRows(site, preview), "More changes of pages", { head: tableHead }) : "",
    site ? unseen(site) : "",
    site ? sameBytes(site, isWhole) : listed(changed, "More changed files"),
    listed(findingItems(remarks, handbookUrl), "Worth a look, and nothing that stops the change", {
      open: 0,
      total: remarked,
      beyond: " in files that this branch did not change",
    }),
    ...folds.map(([what, items]) => listed(items, what, { open: 0 })),
  ];
  return [commentMarker, ...parts.filter((part) => part !== "")].join("\n");
}

function opening({ counts, site }: Review, isDelicate: boolean, isWhole: boolean) {
  const { problems } = counts;
  if (problems > 0) {
    const places = problems === 1 ? "One place has" : `${problems} places have`;
    return (
      `**${places} to be mended before this can go on the site.** ` +
      "Open the file here, change the line, and save; the check then looks again by itself. " +
      "One slip can be behind several places, so begin with the first."
    );
  }
  if (!site)
    return "**Nothing has to be mended in the words, but no pages were compared,** so nothing is known yet of what visitors will get.";
  if (isDelicate)
    return "**Nothing has to be mended. Whether what stands above is true, only somebody who knows can say:** ask before this goes on the site.";
  const isSure = isWhole && site.differing.length === 0;
  return `**${isSure ? "All is right: nothing has to be mended" : "Nothing has to be mended in the words"}.**`;
}

function delicateItem({ about, file, line, field, before, after }: Review["delicate"][number]) {
  const where = `${codeSpan(shortened(file, 200))}, line ${line}`;
  const what = field === "" ? "" : `, ${codeSpan(shortened(field, 100))}`;
  return `- **${about.charAt(0).toUpperCase()}${about.slice(1)}** (${where}${what}): ${wholeChange(before, after)}\n`;
}

function codeNotice(code: string[]) {
  if (code.length === 0) return "";
  return (
    `**This branch changes the program too, and the code of this branch was not run:** ${named(code)}. ` +
    `What stands here was made by the code that the site has now.\n`
  );
}

function sameBytes({ differing }: NonNullable<Review["site"]>, isWhole: boolean) {
  if (differing.length > 0)
    return `**The preview is not what goes live.** It differs in ${named(differing)}.\n`;
  const besides = isWhole ? "" : ", as far as the words go";
  return `What you see is what goes live${besides}: 0 bytes differ.\n`;
}

// Nobody reads these, and they follow from what is told.
function unseen({ pages, changes }: NonNullable<Review["site"]>) {
  const found = new Set(
    changes.filter(({ kind }) => kind === "metadata").flatMap((change) => change.pages),
  );
  if (pages.length === 0 && changes.length === 0) return "No page looks different.\n";
  if (found.size === 0) return "";
  return `${found.size === 1 ? "One page differs" : `${found.size} pages differ`} in something that only machines read.\n`;
}

function named(files: string[]) {
  const names = files.slice(0, mostOpen).map((file) => codeSpan(shortened(file, 120)));
  const more = files.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

const changeWords = { added: "New", changed: "Changed", renamed: "Renamed", removed: "Taken away" };

// What is no text is only named, and so is what came or went of the entries.
function cameOrWent({ files, entries }: Review) {
  return [
    ...files.filter(isNamed).map(fileItem),
    // The removed first.
    ...entries.toSorted((one, other) => other.change.localeCompare(one.change)).map(entryItem),
  ];
}

function entryItem({ change, thing, name, file }: Review["entries"][number]) {
  const of = /testimonial|pledge/.test(thing) ? " of" : "";
  const what = plainSentence(thing === "team" ? "member of the team" : shortened(thing, 100)) + of;
  return `- ${changeWords[change]}: ${what} ${codeSpan(shortened(name, 120))} (${codeSpan(shortened(file, 200))})\n`;
}

function isNamed({ kind, path }: ReviewedFile) {
  return kind !== undefined || isPublic(path);
}

function isPublic(file: string) {
  return file.startsWith("public/");
}

function fileItem({ path, change, kind, bytes }: Omit<ReviewedFile, "addresses">) {
  const size = bytes === undefined ? "" : `, ${(bytes / 1_000).toFixed(1)} kB`;
  const shown = kind ? ` (${codeSpan(kind)}${size}), which is no text and is not shown here` : "";
  return `- ${changeWords[change]}: ${codeSpan(shortened(path, 200))}${shown}\n`;
}

function allowedItem({ file, line, rule, says, because }: Review["allowed"][number]) {
  const place = `${codeSpan(shortened(file, 200))}, line ${line}`;
  const reason = plainSentence(shortened(because, 300));
  return `- ${place}: ${plainSentence(shortened(says, 300))} (${codeSpan(rule)})  \n  Because: ${reason}\n`;
}

function placedItem(what: string, says: string, file: string) {
  return `- ${what}: ${plainSentence(shortened(says, 200))} (${codeSpan(shortened(file, 200))})\n`;
}

type Length = { open?: number; head?: string; total?: number; beyond?: string };

// The first of a list, and the rest folded away, which says how many they are.
function listed(items: string[], what: string, how: Length = {}) {
  const { open = mostOpen, head = "", total = items.length, beyond = "" } = how;
  const shown = thatFit(items.slice(0, open), 4_500);
  const hidden = thatFit(items.slice(shown.length, mostShown), open > 0 ? 4_500 : 3_000);
  const put = (some: string[]) =>
    some.length > 0 ? (head + some.join("")).replace(/^\n+/, "") : "";
  const start = put(shown);
  if (total === shown.length) return start;
  const more = total - shown.length - hidden.length;
  const rest = `${put(hidden)}${more > 0 ? `\nAnd ${more} more${beyond}.\n` : ""}`;
  const fold = `<details>\n<summary>${what}: ${total - shown.length}</summary>\n\n${rest}\n</details>\n`;
  return start === "" ? fold : `${start}\n${fold}`;
}

function thatFit(texts: string[], room: number) {
  let length = 0;
  const end = texts.findIndex((text) => (length += text.length) > room);
  return end < 0 ? texts : texts.slice(0, end);
}
