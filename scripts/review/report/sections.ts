import { gravities, graveOnes, type Gravity } from "#scripts/review/gravities.ts";
import { leftBehindSection } from "#scripts/review/left-behind/left-behind-section.ts";
import { foreignSigns, markedWords, type Part } from "#scripts/review/report/marked-words.ts";
import { previewAddress, previewFile } from "#scripts/review/report/preview-address.ts";
import type { Item, Section } from "#scripts/review/report/section.ts";
import type {
  Review,
  ReviewedEdit,
  ReviewedFinding,
  ReviewedValue,
} from "#scripts/review/review-schema.ts";

const groupNames: Record<Gravity, string> = {
  money: "Money and who receives it",
  safety: "Help and safety",
  contact: "Phones, helplines and mail",
  links: "Where links lead",
  people: "Children, consent and people",
  pages: "Pages that come, go or move",
  words: "Sentences",
  machines: "What only machines read",
};
/** What became of something, as a reader names it. */
export const states = { added: "new", removed: "taken out", moved: "moved", changed: "" };

const valueNames: Record<ReviewedValue["kind"], [name: string, group: Gravity]> = {
  receiver: ["number to pay to", "money"],
  amount: ["amount", "money"],
  phone: ["phone number", "contact"],
  mailbox: ["mailbox", "contact"],
  host: ["another site", "links"],
};

/** Everything that a review tells: what has to be mended, then the gravest, then what is worth a look. */
export function sectionsOf(review: Review): Section[] {
  const { findings, files, edits, site } = review;
  const groups = gravities.map((id): Section => {
    const isOpen = id === "money" || id === "safety" || id === "contact";
    const own = edits.filter(({ gravity }) => gravity === id);
    const values = (site?.values ?? []).filter(({ kind }) => valueNames[kind][1] === id);
    return {
      id,
      title: groupNames[id],
      isOpen,
      values: values.map(valueItem),
      items: own.map((one) => editItem(review, one, isOpen)),
    };
  });
  const isGrave = ({ id }: Section) => graveOnes.includes(id as Gravity);
  const [errors, warnings] = (["error", "warning"] as const).map((severity) =>
    findings.filter((one) => one.severity === severity),
  );
  const sections: Section[] = [
    { id: "errors", title: "To mend", isOpen: true, items: (errors ?? []).map(findingItem) },
    ...groups.filter(isGrave),
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
    leftBehindSection(review),
    { id: "warnings", title: "Worth a look", items: warningItems(warnings ?? []) },
    ...groups.filter((one) => !isGrave(one)),
    { id: "whole", title: "Pages new, moved and taken out", items: pageItems(review) },
    {
      id: "unknown",
      title: "Changes whose reason is not known",
      items: (site?.changes ?? [])
        .filter(({ reasons }) => reasons.length === 0)
        .map(({ id, kind, before, after, pages: [first = ""] }) => ({
          texts: [markedWords(before, after)],
          facts: [kind],
          links: [{ to: `${previewAddress(first)}#${id}`, label: first }],
        })),
    },
  ];
  return sections.filter(({ items, values = [] }) => items.length + values.length > 0);
}

function findingItem({ text, instead, rule, file, line }: ReviewedFinding): Item {
  const words = instead === undefined ? text : `${text} Write: ${instead.trim()}`;
  return { texts: [[{ text: words }]], alert: "To mend:", facts: [rule, placeOf(file, line)] };
}

// One line for a rule and a file, however often it was found there.
function warningItems(warnings: ReviewedFinding[]): Item[] {
  const keyOf = ({ rule, file }: ReviewedFinding) => `${rule} ${file}`;
  return [...new Set(warnings.map(keyOf))].flatMap((key): Item[] => {
    const [first, ...more] = warnings.filter((one) => keyOf(one) === key);
    if (!first) return [];
    const often = more.length > 0 ? [`and ${more.length} more in this file`] : [];
    return [
      {
        texts: [[{ text: first.text }]],
        facts: [first.rule, placeOf(first.file, first.line), ...often],
      },
    ];
  });
}

function valueItem({ kind, value, change, pages, resembles }: ReviewedValue): Item {
  const [first = "", ...more] = pages;
  const what = change === "added" ? "new" : "no longer there";
  return {
    texts: [[{ text: value, side: change === "added" ? "after" : "before" }]],
    alert: [resembles ? `It looks like ${resembles}, and is another.` : "", foreignSigns(value)]
      .join(" ")
      .trim(),
    facts: [
      `${valueNames[kind][0]}, ${what}`,
      ...(more.length > 0 ? [`on ${pages.length} pages`] : []),
    ],
    links: [{ to: previewAddress(first), label: first }],
  };
}

function pageItems({ site }: Review): Item[] {
  const pages = site?.pages.filter(({ change }) => change !== "changed") ?? [];
  return pages.map(({ title, address, from, change }) => ({
    texts: [[{ text: title }]],
    facts: [states[change], ...(from ? [`before ${from}`] : [])],
    links: [
      {
        to: previewAddress(change === "removed" ? previewFile(address, true) : address),
        label: address,
      },
    ],
  }));
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
  const isAll = site?.changes.every(({ reasons }) => reasons.length > 0);
  if (isAll && pages.length === 0) others.push("shows on no page");
  return {
    texts: !isBoth ? [[whole]] : isOpen ? sides : [parts],
    more: isBoth ? [] : more,
    alert: foreignSigns(after),
    facts: [stateOf(edit), edit.label, placeOf(file, line), ...others].filter(Boolean),
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

/** The verdict: what has to be mended, else what to look at first; the good news comes last or not at all. */
export function verdict({ findings, counts, site, edits, files }: Review): string {
  if (counts.errors > 0) {
    const places = counts.errors === 1 ? "One place has" : `${counts.errors} places have`;
    return `${places} to be mended before this can go on the site.`;
  }
  if (!site) return "No pages were compared, so nobody knows yet what visitors will get.";
  const found = new Set<string>([...edits, ...files].map(({ gravity }) => gravity));
  for (const { kind } of site.values) found.add(valueNames[kind][1]);
  const looks = graveOnes
    .filter((one) => found.has(one))
    .map((one) => groupNames[one].toLowerCase());
  if (edits.some(({ waits }) => waits !== "")) looks.push("what becomes public later");
  if (found.has("program")) looks.push("changed files of the program");
  if (looks.length > 0)
    return `Look at ${looks.join("; ")}. Whether it is true, only somebody who knows can say.`;
  return `Nothing to mend${findings.length > 0 ? ", and something worth a look" : ""}.`;
}

/** A number with its thing, such as "2 edits". */
export function plural(count: number, thing: string) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
