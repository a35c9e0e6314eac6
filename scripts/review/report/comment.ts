import type { Gravity } from "#scripts/review/gravity.ts";
import { foreignSigns, markedWords } from "#scripts/review/report/marked-words.ts";
import { codeSpan, plainSentence, shortened } from "#scripts/review/report/plain-markdown.ts";
import {
  groupNames,
  groupsOf,
  nameOfEdit,
  stateOfEdit,
  verdict,
} from "#scripts/review/report/summary.ts";
import type { Review, ReviewedEdit, ReviewedFinding } from "#scripts/review/review.ts";

/** The first line of the comment, by which it is found again; a reader does not see it. */
export const commentMarker = "<!-- suluhisho-review -->";

/** The longest comment that is written; code hosts take 65,536 characters. */
export const longestComment = 60_000;

// What is grave always stands in full; of the rest as much as a reader takes in.
const room = 6_000;
const [longestItem, longestWords] = [4_000, 700];

/** The one comment on a branch: what to mend, then what changes, the gravest first. */
export function reviewComment(review: Review, handbookUrl?: string): string {
  const { findings, files, site, edits, counts } = review;
  const groups = groupsOf(review);
  const contents = groups.map((group) => `${groupNames[group.gravity]} ${group.edits.length}`);
  const pages = site ? `, on ${plural(site.pages.length, "page")}` : "";
  const parts = [
    commentMarker,
    `**${verdict(review)}**`,
    counts.edits > 0 ? `${plural(counts.edits, "edit")}${pages}: ${contents.join(" · ")}.` : "",
    section(
      "To mend, and worth a look",
      findings.map((one) => findingItem(one, handbookUrl)),
      3_000,
    ),
  ];
  let left = room - parts.join("").length;
  for (const { gravity, edits: own } of groups) {
    const isOpen = gravity === "money" || gravity === "contact";
    const text = section(
      groupNames[gravity],
      own.map(editItem),
      isOpen ? longestComment / 3 : left,
    );
    parts.push(text);
    if (!isOpen) left = Math.max(0, left - text.length);
  }
  const unknown = (site?.changes ?? []).filter(({ reasons }) => reasons.length === 0);
  const titles = (site?.pages ?? [])
    .filter(({ change }) => change !== "changed")
    .map(
      ({ address, change, from, title }) =>
        `- ${change}: ${codeSpan(from ? `${from} → ${address}` : address)} ${plainSentence(shortened(title, 100))}\n`,
    );
  parts.push(
    section("Files to open", files.map(fileItem), 2_500),
    section("Pages", titles, 1_000),
    section(
      "Drafts, which only the preview shows",
      (site?.drafts ?? []).map(
        ({ address, title }) => `- ${codeSpan(address)} ${plainSentence(shortened(title, 100))}\n`,
      ),
      600,
    ),
    unknown.length > 0
      ? `${plural(unknown.length, "change")} on pages: the reason is not known. See the list of the preview.`
      : "",
    edits.length > 0
      ? "With pages, outlined: the artifact `preview` of this run, then `npm run review:serve`."
      : "",
  );
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`.slice(0, longestComment);
}

function section(title: string, items: string[], space: number) {
  if (items.length === 0) return "";
  let used = 0;
  const end = items.findIndex((item) => (used += item.length) > space);
  const shown = end < 0 ? items : items.slice(0, end);
  const more = items.length - shown.length;
  if (shown.length === 0) return `**${title}**: ${more}, in the list of the preview.`;
  return `**${title}**\n${shown.join("")}${more > 0 ? `- and ${more} more, in the list of the preview\n` : ""}`.trimEnd();
}

function findingItem(
  { file, line, text, rule, severity, instead }: ReviewedFinding,
  handbookUrl?: string,
) {
  const why =
    handbookUrl && /^[a-z-]+$/.test(rule)
      ? ` [${rule}](<${handbookUrl}rules.md#${rule}>)`
      : ` (${codeSpan(rule)})`;
  const mended = instead === undefined ? "" : ` Write: ${codeSpan(shortened(instead.trim(), 160))}`;
  return `- ${severity === "error" ? "**To mend**" : "Worth a look"}: ${placeOf(file, line)}: ${plainSentence(shortened(text, 500))}${mended}${why}\n`;
}

function editItem(edit: ReviewedEdit) {
  const { file, line, before, after, gravity } = edit;
  const facts = [nameOfEdit(edit), stateOfEdit(edit)]
    .filter((one) => one !== "")
    .map((one) => shortened(one, 80));
  const about = facts.length > 0 ? ` (${plainSentence(facts.join(", "))})` : "";
  const odd = foreignSigns(after) === "" ? "" : ` **${plainSentence(foreignSigns(after))}**`;
  return `- ${wordsOf(before, after, gravity, edit.change === "moved")}${odd}${about} ${placeOf(file, line)}\n`;
}

// What is grave stands whole, old beside new, with its changed characters in bold type.
function wordsOf(before: string, after: string, gravity: Gravity, isMoved: boolean) {
  if (isMoved) return `now in this order: ${codeSpan(shortened(after, 200))}`;
  if (gravity === "money" || gravity === "contact") {
    const [old, now] = [before, after].map((text) => codeSpan(shortened(text, longestItem / 2)));
    if (before === "" || after === "") return before === "" ? `new: ${now}` : `taken out: ${old}`;
    const parts = markedWords(
      before,
      after,
      /\d/.test(before + after) && before.length + after.length < 120 ? "characters" : "words",
    );
    const differing = parts
      .filter(({ side }) => side === "after")
      .map(({ text }) => codeSpan(text.trim()));
    return `${old} → ${now}${differing.length > 0 ? ` (now ${differing.slice(0, 6).join(" ")})` : ""}`;
  }
  const parts = markedWords(before, after, "words");
  const cut = parts.map(({ text, side }, index) => {
    if (side)
      return side === "after"
        ? `**${codeSpan(shortened(text.trimEnd(), 260))}**`
        : `~~${codeSpan(shortened(text.trimEnd(), 160))}~~`;
    // Enough of what stays to know the sentence again.
    const [first, last] = [index === 0, index === parts.length - 1];
    const words = text.trimEnd().split(" ");
    const kept =
      words.length <= 8
        ? words
        : first
          ? ["…", ...words.slice(-6)]
          : last
            ? [...words.slice(0, 6), "…"]
            : [...words.slice(0, 3), "…", ...words.slice(-3)];
    return plainSentence(kept.join(" "));
  });
  let used = 0;
  const end = cut.findIndex((text) => (used += text.length) > longestWords);
  return end < 0 ? cut.join(" ") : [...cut.slice(0, Math.max(1, end)), "…"].join(" ");
}

function fileItem({ path, change, bytes, says, words }: Review["files"][number]) {
  const size = bytes === undefined ? "" : `, ${Math.ceil(bytes / 1_000)} kB`;
  const read = words ? `: ${codeSpan(shortened(words, 1_000))}` : "";
  return `- ${change}: ${codeSpan(shortened(path, 120))}${size}, ${plainSentence(says)}${read}\n`;
}

function placeOf(file: string, line: number) {
  return codeSpan(`${shortened(file.replace(/^content\//, ""), 120)}:${line}`);
}

function plural(count: number, thing: string) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
