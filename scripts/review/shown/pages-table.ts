import type { Review, ShownChange, ShownPage } from "#scripts/review/review.ts";
import {
  codeSpan,
  excerpt,
  plainSentence,
  shortened,
} from "#scripts/review/shown/plain-markdown.ts";

type Site = NonNullable<Review["site"]>;

/** The head of a table of changed pages. */
export const tableHead = "| Where | What changed | Because |\n| --- | --- | --- |\n";

const pageWords = { added: "a new page", removed: "page taken away", moved: "moved", changed: "" };

/** The rows of that table: pages that came or went, and changes told once for all their pages. */
export function pageRows({ pages, changes }: Site, previewUrl?: string): string[] {
  const groups = new Map<string, ShownChange[]>();
  for (const change of changes.filter(({ kind }) => kind !== "metadata")) {
    const key = change.pages.join(" ");
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  const others = pages.filter(({ change }) => change !== "changed");
  return [
    ...others.map((page) => pageRow(page, previewUrl)),
    ...[...groups.values()].map((group) => changesRow(group, previewUrl)),
  ];
}

/** Only an address that the site itself would give out becomes a link. */
export function pageLink(page: string, previewUrl?: string, fragment = "") {
  const isPlain = /^\/[a-z0-9/-]{0,200}$/.test(page) && !page.startsWith("//");
  if (!previewUrl || !isPlain) return codeSpan(shortened(page, 200));
  return `[${page}](<${previewUrl}${page}${fragment}>)`;
}

/** Two texts with everything between the first and the last place where they differ. */
export function wholeChange(before: string, after: string) {
  const from = firstDifference(before, after);
  let same = 0;
  const shortest = Math.min(before.length, after.length) - from;
  while (same < shortest && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const longest = Math.max(before.length, after.length) - from - same;
  return oldAndNew(before, after, Math.min(longest + 160, 1_500));
}

/** Two texts, each around the first place where they differ. */
export function oldAndNew(before: string, after: string, limit: number) {
  if (before === "") return `new: ${codeSpan(shortened(after, limit))}`;
  if (after === "") return `taken away: ${codeSpan(shortened(before, limit))}`;
  const at = firstDifference(before, after) + 1;
  const [old, now] = [before, after].map((text) => codeSpan(excerpt(text, at, limit).trim()));
  return `${old} → ${now}${old === now ? " (they differ in signs that nobody can see)" : ""}`;
}

function pageRow({ address, change, title, from = "" }: ShownPage, previewUrl?: string) {
  const was = from === "" ? "" : ` from ${codeSpan(shortened(from, 200))}`;
  const says = `${pageWords[change]}${was}: ${plainSentence(shortened(title, 120))}`;
  return row(pageLink(address, change === "removed" ? undefined : previewUrl), says, "");
}

function changesRow(group: ShownChange[], previewUrl?: string) {
  const told = group.find(({ kind, after }) => kind === "text" && after) ?? group[0];
  const pages = (told?.pages ?? []).toSorted((one, other) => one.length - other.length);
  const fragment = told ? `#${told.id}${textFragment(told)}` : "";
  const links = pages.slice(0, 3).map((page) => pageLink(page, previewUrl, fragment));
  const where =
    pages.length > 3 ? `on ${pages.length} pages, such as ${links[0]}` : links.join(", ");
  const what = group.slice(0, 3).map(changeSays);
  if (group.length > 3) what.push(`and ${group.length - 3} more`);
  const reasons = new Set(group.flatMap((change) => change.reasons.map(({ says }) => says)));
  const because = [...reasons].slice(0, 2).map((says) => shortened(says.replaceAll("`", ""), 160));
  return row(where, what.join("<br>"), because.map(plainSentence).join("<br>"));
}

function changeSays({ kind, change, before = "", after = "" }: ShownChange) {
  if (before + after === "") return `${change === "changed" ? "another" : change} ${kind}`;
  const name = kind === "alt" ? "alt text" : kind === "island" ? "once it is used" : kind;
  const words = kind === "text" ? "" : `${name}: `;
  if (change === "moved") return `${words}moved: ${codeSpan(shortened(after, 90))}`;
  return words + oldAndNew(before, after, 90);
}

// Browsers go to the words that a fragment names, and mark them; a hyphen would say something else.
function textFragment({ kind, before = "", after = "", heading }: ShownChange) {
  const isShown = kind === "text" && after !== "";
  const from = isShown ? after.lastIndexOf(" ", firstDifference(before, after)) + 1 : 0;
  const words = (isShown ? after.slice(from) : heading).trim().split(/\s+/u).slice(0, 6).join(" ");
  const whole = words.slice(0, 200).replaceAll(/\p{Cs}/gu, "");
  return whole === "" ? "" : `:~:text=${encodeURIComponent(whole).replaceAll("-", "%2D")}`;
}

function firstDifference(before: string, after: string) {
  let at = 0;
  while (at < after.length && after[at] === before[at]) at += 1;
  return at;
}

// A line of a table ends a cell at each of these signs, even inside of code.
function row(...cells: string[]) {
  return `| ${cells.map((cell) => cell.replaceAll("|", "¦")).join(" | ")} |\n`;
}
