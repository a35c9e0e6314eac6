import { gravities, type Gravity } from "#scripts/review/gravity.ts";
import { foreignSigns, markedWords, type Part } from "#scripts/review/report/marked-words.ts";
import { previewAddress, previewFile } from "#scripts/review/report/preview-address.ts";
import type { Review, ReviewedEdit } from "#scripts/review/review-schema.ts";

/** Something that a reader is told, in the comment and in the list alike. */
export type Item = {
  /** Its texts with what changed marked; of something grave the old one and the new one. */
  texts: Part[][];
  /** More texts, such as those of a new entry. */
  more?: string[];
  /** What nobody may overlook, such as letters of another script. */
  alert?: string;
  facts: string[];
  links?: { to: string; label: string }[];
};

/** The items of one kind; an open section always stands in full. */
export type Section = { id: string; title: string; isOpen?: boolean; items: Item[] };

const groupNames: Record<Gravity, string> = {
  money: "Money and who receives it",
  contact: "Phones, helplines and mail",
  links: "Where links lead",
  people: "Children, consent and people",
  pages: "Pages that come, go or move",
  words: "Sentences",
  machines: "What only machines read",
};
/** What became of something, as a reader names it. */
export const states = { added: "new", removed: "taken out", moved: "moved", changed: "" };

/** Everything that a review tells, what has to be mended first and then the gravest. */
export function sectionsOf(review: Review): Section[] {
  const { findings, files, edits, site } = review;
  const pages = site?.pages.filter(({ change }) => change !== "changed") ?? [];
  const unknown = site?.changes.filter(({ reasons }) => reasons.length === 0) ?? [];
  const groups = gravities.map((id): Section => {
    const isOpen = id === "money" || id === "contact";
    const own = edits.filter(({ gravity }) => gravity === id);
    return {
      id,
      title: groupNames[id],
      isOpen,
      items: own.map((one) => editItem(review, one, isOpen)),
    };
  });
  const sections: Section[] = [
    {
      id: "findings",
      title: "To mend, and worth a look",
      items: findings.map(({ text, instead, severity, rule, file, line }) => ({
        texts: [[{ text: instead === undefined ? text : `${text} Write: ${instead.trim()}` }]],
        alert: severity === "error" ? "To mend:" : "",
        facts: [rule, placeOf(file, line)],
      })),
    },
    {
      id: "files",
      title: "Files to open",
      isOpen: true,
      items: files.map(({ path, change, says, words }) => ({
        texts: [[{ text: path }]],
        more: words ? [words] : [],
        facts: [states[change] || change, says],
        links: isShown(path, change)
          ? [{ to: previewAddress(`_review/files/${path}`), label: "open it" }]
          : [],
      })),
    },
    ...groups,
    {
      id: "whole",
      title: "Pages new, moved and taken out",
      items: pages.map(({ title, address, from, change }) => ({
        texts: [[{ text: title }]],
        facts: [states[change], ...(from ? [`before ${from}`] : [])],
        links: [
          {
            to: previewAddress(change === "removed" ? previewFile(address, true) : address),
            label: address,
          },
        ],
      })),
    },
    {
      id: "unknown",
      title: "Changes whose reason is not known",
      items: unknown.map(({ id, kind, before, after, pages: [first = ""] }) => ({
        texts: [markedWords(before, after)],
        facts: [kind],
        links: [{ to: `${previewAddress(first)}#${id}`, label: first }],
      })),
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

/** True for a changed file that a browser shows. */
export function isShown(path: string, change: string) {
  return change !== "removed" && /\bcontent\/.*\.(?:jpe?g|png|webp|avif|gif|svg|pdf)$/i.test(path);
}

function editItem({ site }: Review, edit: ReviewedEdit, isOpen: boolean): Item {
  const { id, change, before, after, pages, file, line } = edit;
  const [first = "", ...more] = (after || before).split("\n");
  const isBoth = before !== "" && after !== "" && change !== "moved";
  const parts = markedWords(before, after, isOpen);
  const sides = ["after", "before"].map((side) => parts.filter((part) => part.side !== side));
  const whole: Part =
    change === "moved" ? { text: first } : { text: first, side: after === "" ? "before" : "after" };
  const shown = pages.slice(0, 2).map((page) => {
    const at = site?.changes.find((one) => one.reasons.includes(id) && one.pages.includes(page));
    return { to: `${previewAddress(page)}#${at?.id ?? ""}`, label: page };
  });
  const others = pages.length > 2 ? [`on ${pages.length} pages`] : [];
  return {
    texts: !isBoth ? [[whole]] : isOpen ? sides : [parts],
    more: isBoth ? [] : more,
    alert: foreignSigns(after),
    facts: [stateOf(edit), nameOfEdit(edit), placeOf(file, line), ...others].filter(Boolean),
    links: shown,
  };
}

function placeOf(file: string, line: number) {
  return `${file.replace(/^content\//, "")}:${line}`;
}

function stateOf({ change, waits }: ReviewedEdit) {
  const later = waits === "draft" ? "a draft" : waits && `public from ${waits}`;
  return [states[change], later].filter(Boolean).join(", ");
}

/** What an edit is about, such as "girls-supported: value". */
export function nameOfEdit({ entry, field }: Pick<ReviewedEdit, "entry" | "field">) {
  return [entry, field].filter(Boolean).join(": ");
}

/** The verdict in two sentences: what has to be mended, and what somebody who knows has to look at. */
export function verdict({ findings, counts, site, edits, files }: Review): string {
  if (counts.errors > 0) {
    const places = counts.errors === 1 ? "One place has" : `${counts.errors} places have`;
    return `${places} to be mended before this can go on the site.`;
  }
  const nothing = `Nothing to mend${findings.length > 0 ? ", and something worth a look" : ""}.`;
  if (!site)
    return `${nothing} No pages were compared, so nobody knows yet what visitors will get.`;
  const found = new Set<string>([...edits, ...files].map(({ gravity }) => gravity));
  const looks = gravities
    .slice(0, 4)
    .filter((one) => found.has(one))
    .map((one) => groupNames[one].toLowerCase());
  if (edits.some(({ waits }) => waits !== "")) looks.push("what becomes public later");
  if (found.has("program")) looks.push("changed files of the program");
  if (looks.length === 0) return nothing;
  return `${nothing} Whether it is true, only somebody who knows can say. Look at ${looks.join("; ")}.`;
}

/** A number with its thing, such as "2 edits". */
export function plural(count: number, thing: string) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
