import type { ChangedValue } from "#scripts/review/compare/changed-values.ts";
import { graveOnes, type Gravity } from "#scripts/review/gravities.ts";
import { leftBehindSection } from "#scripts/review/report/left-behind-section.ts";
import { foreignSigns, markedWords } from "#scripts/review/report/marked-words.ts";
import { previewAddress } from "#scripts/review/report/preview-address.ts";
import type { Item, Section } from "#scripts/review/report/section.ts";
import { groupNames } from "#scripts/review/report/verdict.ts";
import type { Review, ReviewedEdit } from "#scripts/review/review-data.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";
import { plainSigns, valueKinds } from "#scripts/check/words/values-in.ts";

// What became of something, as a reader names it.
const states = { added: "new", removed: "taken out", moved: "moved", changed: "" };

/** Everything that a review tells: what has to be mended, then the gravest, then what is worth a look. */
export function sectionsOf(review: Review): Section[] {
  const { findings, files, edits, site } = review;
  const groupOf = (id: Gravity): Section => {
    const isGrave = graveOnes.includes(id);
    const own = edits.filter(({ gravity }) => gravity === id);
    // A short edit tells its value by itself.
    const short = own.map(({ before, after }) =>
      plainSigns(`${before} ${after}`).replaceAll(" ", ""),
    );
    const isTold = ({ value, resembles }: ChangedValue) =>
      !resembles &&
      short.some((text) => text.length < 100 && text.includes(value.replaceAll(" ", "")));
    const values = (site?.values ?? []).filter(
      (one) => valueKinds[one.kind].gravity === id && !isTold(one),
    );
    const whole = id === "pages" ? pageItems(review) : [];
    const isBoth = id === "money" || id === "safety" || id === "contact";
    const items = own.map((one) => editItem(one, isBoth));
    return {
      title: groupNames[id],
      isGrave,
      isOpen: isGrave || whole.length > 0,
      items: [...values.map(valueItem), ...whole, ...items],
    };
  };
  const named = files.map(({ path, change, says, words, caption }): Item => {
    return {
      texts: [[{ text: path }]],
      more: words ? [words] : [],
      facts: [states[change] || change, says, caption ? `shown with “${caption}”` : ""],
      file: { name: path, isOld: change === "removed" },
    };
  });
  const sections: Section[] = [
    { title: "To mend", isOpen: true, items: findingItems(findings, "error") },
    ...graveOnes.map(groupOf),
    { title: "Files to open", isOpen: true, items: named },
    groupOf("pages"),
    leftBehindSection(review),
    { title: "Worth a look", items: findingItems(findings, "warning") },
    groupOf("words"),
    groupOf("machines"),
  ];
  return sections.filter(({ items }) => items.length > 0);
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
    facts: [rule, placeOf(file, line), more > 0 ? `and ${more} more in this file` : ""],
    file: { name: file, line },
  }));
}

function valueItem({ kind, value, change, pages, resembles }: ChangedValue): Item {
  const [first = ""] = pages;
  const isNew = change === "added";
  const like = resembles ? `It looks like ${resembles}, and is another.` : "";
  return {
    texts: [[{ text: value, side: isNew ? "after" : "before" }]],
    alert: `${like} ${foreignSigns(value)}`.trim(),
    facts: [
      `${valueKinds[kind].name}, ${isNew ? "new" : "no longer"} ${pages.length > 1 ? `on ${pages.length} pages` : `on ${first}`}`,
    ],
    [isNew ? "place" : "was"]: previewAddress(first),
  };
}

function pageItems({ site }: Review): Item[] {
  const pages = site?.pages.filter(({ change }) => change !== "changed") ?? [];
  return pages.map(({ title, address, from, change }) => {
    const says = change === "added" ? "new: read it" : states[change];
    return {
      texts: [[{ text: title }]],
      facts: [says, from ? `before ${from}` : "", address],
      [change === "removed" ? "was" : "place"]: previewAddress(address),
    };
  });
}

function editItem(edit: ReviewedEdit, areBoth: boolean): Item {
  const { change, before, after, pages, file, line, waits, label, shows, place, was } = edit;
  const isBoth = before !== "" && after !== "" && change !== "moved";
  const [first = "", ...more] = isBoth ? [] : (after || before).split("\n");
  const side = change === "moved" ? undefined : after === "" ? "before" : "after";
  const later = waits === "draft" ? "a draft" : waits && `public from ${waits}`;
  return {
    texts: isBoth ? sidesOf(before, after, areBoth) : [[{ text: first, side }]],
    more: [...more, ...shows],
    alert: foreignSigns(after),
    facts: [
      states[change],
      later,
      label,
      placeOf(file, line),
      pages.length > 1 ? `on ${pages.length} pages` : "",
    ],
    place,
    was: after === "" ? was : undefined,
    file: { name: file, line, isOld: after === "" },
  };
}

// The sentences in which they differ; where numbers would run into each other, the new ones and the old ones.
function sidesOf(before: string, after: string, areBoth: boolean) {
  const parts = markedWords(before, after);
  if (!areBoth || parts.filter(({ side }) => side).length <= 2) return [parts];
  const sides = ["after", "before"].map((side) => parts.filter((part) => part.side !== side));
  return sides.filter((some) => some.length > 0);
}

function placeOf(file: string, line: number) {
  return `${file.replace(/^content\//, "")}:${line}`;
}
