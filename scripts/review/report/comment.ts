import { codeSpan, plainSentence, shortened } from "#scripts/review/report/plain-markdown.ts";
import type { Part } from "#scripts/review/report/marked-words.ts";
import type { Item } from "#scripts/review/report/section.ts";
import { plural, sectionsOf, verdict } from "#scripts/review/report/sections.ts";
import type { Review } from "#scripts/review/review-schema.ts";

/** The first line of the comment, by which it is found again; a reader does not see it. */
export const commentMarker = "<!-- suluhisho-review -->";

/** The longest comment that is written; code hosts take 65,536 characters. */
export const longestComment = 60_000;

// What is grave always stands in full; of the rest as much as a reader takes in.
const [openRoom, room] = [19_000, 6_000];

/** Where the host shows a branch with its changes marked, if it does. */
type Options = { preview?: string };

/** The one comment on a branch: what to look at, then what changes, the gravest first. */
export function reviewComment(review: Review, { preview }: Options = {}): string {
  const { site, counts, head } = review;
  const on = site ? `, on ${plural(site.pages.length, "page")}` : "";
  let left = room;
  const sections = sectionsOf(review).map((section) => {
    const { title, isOpen = false, shownAtMost, items, values = [] } = section;
    let space = isOpen ? openRoom : left;
    const lines = items.map((item) => {
      const above = item.heading ? `- ${plainSentence(item.heading)}\n` : "";
      return `${above}${shownAtMost ? "  " : ""}- ${markdown(item, isOpen, preview)}`;
    });
    const end = lines.findIndex((one, at) => (space -= one.length) < 0 || at === shownAtMost);
    const shown = end < 0 ? lines : lines.slice(0, end);
    if (!isOpen) left -= shown.join("").length;
    if (end >= 0) shown.push(`- ${lines.length - end} more, in the list of the preview`);
    const short = values.map((item) => `- ${markdown(item, false, preview)}`);
    return [`**${title}** ${items.length + values.length}`, ...short, ...shown].join("\n");
  });
  const all = preview ? `[Every change, on the preview](${preview}/_review/)` : seePages;
  const parts = [
    commentMarker,
    `**${verdict(review)}**`,
    `${plural(counts.edits, "edit")}${on}, of ${codeSpan(head)}. ${site ? all : ""}`.trim(),
    ...sections,
  ];
  return `${parts.join("\n\n")}\n`.slice(0, longestComment);
}

const seePages =
  "To see the pages with every change outlined: the artifact `preview` of this run, then `npm run review:serve`.";

function markdown(
  { texts, more = [], alert, facts, links = [] }: Item,
  isOpen: boolean,
  preview?: string,
) {
  const [link] = links;
  const to = preview && link ? ` · [${plainSentence(link.label)}](${preview}${link.to})` : "";
  const said = isOpen ? whole(texts, more) : cut(texts.flat(), more.join(" "));
  const about = facts.map((one) => plainSentence(shortened(one, 120))).join(" · ");
  return `${alert ? `**${plainSentence(alert)}** ` : ""}${said} · ${about}${to}`;
}

// What is grave stands as it is, old beside new, and then what of it is new.
function whole(texts: Part[][], more: string[]) {
  const sides = texts.map((parts) => [parts.map(({ text }) => text).join(""), ...more].join(" "));
  const shown = sides.map((text) => codeSpan(shortened(text.trim(), 4_000))).join(" → ");
  const come = texts[1]?.filter(({ side, text }) => side === "after" && text.trim() !== "") ?? [];
  const marked = come.slice(0, 6).map(({ text }) => codeSpan(shortened(text.trim(), 200)));
  return marked.length > 0 ? `${shown} (now **${marked.join(" ")}**)` : shown;
}

// Of other texts what changed, with enough of what stays to know the sentence again.
function cut(parts: Part[], more: string) {
  const shown = parts.slice(0, 9).map(({ text, side }, at) => {
    const words = text.trim();
    if (side === "after") return `**${codeSpan(shortened(words, 260))}**`;
    if (side === "old") return `**${plainSentence(shortened(words, 160))}**`;
    if (side === "before") return `~~${codeSpan(shortened(words, 160))}~~`;
    const all = words.split(" ");
    const [start, end] = [at > 0 ? 4 : 0, at < parts.length - 1 ? all.length - 4 : all.length];
    const isShort = parts.length === 1 || end - start < 2;
    return plainSentence(
      isShort ? words : [...all.slice(0, start), "…", ...all.slice(end)].join(" "),
    );
  });
  return [...shown, ...(more ? [codeSpan(shortened(more, 260))] : [])].join(" ");
}
