import { basePath } from "#app/content/base-path.ts";
import type { ChangedValue } from "#scripts/review/compare/changed-values.ts";
import { gravities, graveOnes, type Gravity } from "#scripts/review/gravities.ts";
import { leftBehindSection } from "#scripts/review/left-behind/left-behind-section.ts";
import { foreignSigns, markedWords } from "#scripts/review/report/marked-words.ts";
import { previewAddress, previewFile } from "#scripts/review/report/preview-address.ts";
import type { Item, Section } from "#scripts/review/report/section.ts";
import type { Review, ReviewedChange, ReviewedEdit } from "#scripts/review/review-data.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";
import { plainSigns, valueKinds } from "#scripts/review/values-in.ts";

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
// What became of something, as a reader names it.
const states = { added: "new", removed: "taken out", moved: "moved", changed: "" };
const kinds: Partial<Record<string, string>> = {
  alt: "Description of a picture",
  label: "Name or hint",
  link: "Address of a link",
  frame: "Address of the giving page",
  drawing: "Drawn cloth",
  "share picture": "Picture for sharing",
  title: "Title of the page",
  island: "Text that comes up later",
  description: "Description for search results",
  picture: "Picture",
};

/** Everything that a review tells: what has to be mended, then the gravest, then what is worth a look. */
export function sectionsOf(review: Review): Section[] {
  const { findings, files, edits, site } = review;
  const groupOf = (id: Gravity): Section => {
    const isOpen = id === "money" || id === "safety" || id === "contact";
    const own = edits.filter(({ gravity }) => gravity === id);
    // A short edit tells its value by itself.
    const short = own.map(({ before, after }) =>
      plainSigns(`${before} ${after}`).replaceAll(" ", ""),
    );
    const isTold = (value: string) =>
      short.some((text) => text.length < 100 && text.includes(value.replaceAll(" ", "")));
    const values = (site?.values ?? []).filter(
      ({ kind, value }) => valueKinds[kind].gravity === id && !isTold(value),
    );
    const items = own.map((one) => editItem(review, one, isOpen));
    return { id, title: groupNames[id], isOpen, values: values.map(valueItem), items };
  };
  const named = files.map(({ path, change, says, words }): Item => {
    const link = { to: previewAddress(`_review/files/${path}`), label: "open it" };
    return {
      texts: [[{ text: path }]],
      more: words ? [words] : [],
      facts: [states[change] || change, says],
      links: isShown(path, change) ? [link] : [],
    };
  });
  const unknown = site?.changes.filter(({ reasons }) => reasons.length === 0) ?? [];
  const sections: Section[] = [
    { id: "errors", title: "To mend", isOpen: true, items: findingItems(findings, "error") },
    ...graveOnes.map(groupOf),
    { id: "files", title: "Files to open", isOpen: true, items: named },
    leftBehindSection(review),
    { id: "warnings", title: "Worth a look", items: findingItems(findings, "warning") },
    ...gravities.filter((one) => !graveOnes.includes(one)).map(groupOf),
    { id: "whole", title: "Pages new, moved and taken out", items: pageItems(review) },
    {
      id: "unknown",
      title: "Changes whose reason is not known",
      items: unknown.map((one) => changeItem(review, one)),
    },
  ];
  return sections.filter(({ items, values = [] }) => items.length + values.length > 0);
}

// One line for an error, and for a rule that warns in a file, however often.
function findingItems(findings: ReviewedFinding[], severity: ReviewedFinding["severity"]): Item[] {
  const lines = new Map<string, { first: ReviewedFinding; more: number }>();
  for (const [at, first] of findings.entries()) {
    if (first.severity !== severity) continue;
    const key = severity === "error" ? String(at) : `${first.rule} ${first.file}`;
    const known = lines.get(key);
    lines.set(key, known ? { ...known, more: known.more + 1 } : { first, more: 0 });
  }
  return [...lines.values()].map(({ first: { text, instead, rule, file, line }, more }) => ({
    texts: [[{ text: instead === undefined ? text : `${text} Write: ${instead.trim()}` }]],
    alert: severity === "error" ? "To mend:" : undefined,
    facts: [rule, placeOf(file, line), more > 0 ? `and ${more} more in this file` : ""],
  }));
}

function valueItem({ kind, value, change, pages, resembles }: ChangedValue): Item {
  const [first = ""] = pages;
  const isNew = change === "added";
  const like = resembles ? `It looks like ${resembles}, and is another.` : "";
  return {
    texts: [[{ text: value, side: isNew ? "after" : "before" }]],
    alert: `${like} ${foreignSigns(value)}`.trim(),
    facts: [`${valueKinds[kind].name}, ${isNew ? "new" : "no longer there"}`, onPages(pages, 1)],
    links: [{ to: previewAddress(first), label: first }],
  };
}

function pageItems({ site }: Review): Item[] {
  const pages = site?.pages.filter(({ change }) => change !== "changed") ?? [];
  return pages.map(({ title, address, from, change }) => {
    const to = previewAddress(change === "removed" ? previewFile(address, true) : address);
    return {
      texts: [[{ text: title }]],
      facts: [states[change], from ? `before ${from}` : ""],
      links: [{ to, label: address }],
    };
  });
}

/** True for a changed file that a browser shows. */
export function isShown(path: string, change: string) {
  return change !== "removed" && /\bcontent\/.*\.(?:jpe?g|png|webp|avif|gif|svg|pdf)$/i.test(path);
}

function editItem({ site }: Review, edit: ReviewedEdit, isOpen: boolean): Item {
  const { id, change, before, after, pages, file, line, waits, label } = edit;
  const isBoth = before !== "" && after !== "" && change !== "moved";
  const [first = "", ...more] = isBoth ? [] : (after || before).split("\n");
  const side = change === "moved" ? undefined : after === "" ? "before" : "after";
  const later = waits === "draft" ? "a draft" : waits && `public from ${waits}`;
  const links = pages.slice(0, 2).map((page) => {
    const at = site?.changes.find((one) => one.reasons.includes(id) && one.pages.includes(page));
    return { to: `${previewAddress(page)}#${at?.id ?? ""}`, label: page };
  });
  const isAll = site?.changes.every(({ reasons }) => reasons.length > 0);
  const nowhere = isAll && pages.length === 0 ? "shows on no page" : "";
  return {
    texts: isBoth ? sidesOf(before, after, isOpen) : [[{ text: first, side }]],
    more,
    alert: foreignSigns(after),
    facts: [states[change], later, label, placeOf(file, line), onPages(pages, 2), nowhere],
    links,
  };
}

/** What is different on pages, with why. */
export function changeItem({ edits }: Review, one: ReviewedChange): Item {
  const { id, change, kind, part, heading, before, after, reasons, pages } = one;
  const [first = ""] = pages;
  const why = edits.filter((edit) => reasons.includes(edit.id));
  const because = why.map(({ label, file, line }) => `${label} ${placeOf(file, line)}`);
  const pictures = [before, after].flatMap((address) => /\/assets\/[\w.-]+$/.exec(address) ?? []);
  const isDrawn = /drawing|picture/.test(kind);
  const texts = change === "moved" ? [[{ text: after }]] : sidesOf(before, after, true);
  return {
    heading: `${kinds[kind] ?? "Text"} ${states[change] || "changed"}`,
    texts: isDrawn ? [] : texts,
    pictures: isDrawn ? pictures.map((file) => basePath + file) : [],
    facts: [
      heading === "" ? part : `below “${heading}”`,
      because.length > 0
        ? `because of ${because.slice(0, 3).join("; ")}`
        : "the reason is not known",
      pages.length > 1 ? `also on ${pages.length - 1} more pages` : "",
    ],
    links: [{ to: `${previewAddress(first)}#${id}`, label: first }],
  };
}

// The old text and the new one, or, where it is not grave, the sentences in which they differ.
function sidesOf(before: string, after: string, isOpen: boolean) {
  const parts = markedWords(before, after, isOpen);
  if (!isOpen) return [parts];
  const sides = ["after", "before"].map((side) => parts.filter((part) => part.side !== side));
  return sides.filter((some) => some.length > 0);
}

function placeOf(file: string, line: number) {
  return `${file.replace(/^content\//, "")}:${line}`;
}

function onPages(pages: string[], shown: number) {
  return pages.length > shown ? `on ${pages.length} pages` : "";
}

/** The verdict: what has to be mended and what to look at first; the good news comes last or not at all. */
export function verdict({ findings, site, edits, files }: Review): string {
  const found = new Set<string>([...edits, ...files].map(({ gravity }) => gravity));
  for (const { kind } of site?.values ?? []) found.add(valueKinds[kind].gravity);
  const looks = graveOnes
    .filter((one) => found.has(one))
    .map((one) => groupNames[one].toLowerCase());
  if (edits.some(({ waits }) => waits !== "")) looks.push("what becomes public later");
  if (found.has("program")) looks.push("changed files of the program");
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const places = errors === 1 ? "One place has" : `${errors} places have`;
  const said = [
    errors > 0 ? `${places} to be mended before this can go on the site.` : "",
    errors === 0 && !site
      ? "No pages were compared, so nobody knows yet what visitors will get."
      : "",
    looks.length > 0
      ? `Look at ${looks.join("; ")}. Whether it is true, only somebody who knows can say.`
      : "",
  ];
  const nothing = `Nothing to mend${findings.length > 0 ? ", and something worth a look" : ""}.`;
  return said.filter(Boolean).join(" ") || nothing;
}

/** How much a branch changes, such as "8 edits on 27 pages". */
export function extentOf({ edits, site }: Review) {
  const count = plural(new Set(edits.map(({ id }) => id)).size, "edit");
  return site ? `${count} on ${plural(site.pages.length, "page")}` : count;
}

/** A number with its thing, such as "2 edits". */
export function plural(count: number, thing: string) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
