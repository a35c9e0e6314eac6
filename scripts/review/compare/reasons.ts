import { dateInWords } from "#app/components/written-date.tsx";
import type { Contents } from "#app/content/contents.ts";
import type { Language } from "#app/content/entries.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { withQuoted } from "#app/content/fill-text.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import type { PageChange } from "#scripts/review/compare/page-changes.ts";

type Sides = { before: string; after: string };
/** Texts with the words in which they differ. */
type Compared = Sides & { different: Set<string> };

// Among more of them each change would have several.
const editsAtMost = 200;

/** Finds the edits whose words explain what differs in a change; none where that is not sure. */
export function reasonFinder(edits: Edit[], before: Contents, after: Contents) {
  if (edits.length > editsAtMost) return () => [];
  const forms = edits.flatMap((edit) =>
    formsOf(edit, before, after).map((sides) => ({ ...compared(sides), edit })),
  );
  return (change: PageChange): Edit[] => {
    const whole = compared(change);
    const found = forms
      .map((form) => ({ ...form, score: scoreOf(form, whole) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const reasons = new Set<Edit>();
    const left = new Set(whole.different);
    for (const { edit, different, score } of found) {
      if (![...different].some((word) => left.has(word))) continue;
      // Of several with the same words nobody knows which.
      const isSure = found.every((one) => one.edit === edit || one.score !== score);
      if (isSure) reasons.add(edit);
      for (const word of different) left.delete(word);
    }
    return [...reasons];
  };
}

// How much of what differs is the same, and how much of the whole text, where one of the two explains the other.
function scoreOf(form: Compared, change: Compared) {
  if (![...change.different].some((word) => form.different.has(word))) return 0;
  if (change.before === "") return loneScore(change.after, form.after);
  if (change.after === "") return loneScore(change.before, form.before);
  const [less, more] = [form.different, change.different].sort((a, b) => a.size - b.size);
  if (!less || !more || [...less].some((word) => !more.has(word))) return 0;
  const share = Math.max(shareOf(form.before, change.before), shareOf(form.after, change.after));
  // A year that changed is no reason for another day.
  if (less === form.different && share < 0.5 && less.size * 2 < more.size) return 0;
  return share === 0 && less.size < more.size ? 0 : less.size / more.size + share;
}

// What came or went alone stands on one side of the edit; a year that came stands in many a date.
function loneScore(text: string, own: string) {
  return own.length < text.length / 2 ? 0 : shareOf(text, own);
}

function shareOf(one: string, other: string) {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  return short !== "" && ` ${long} `.includes(` ${short} `) ? short.length / long.length : 0;
}

// The words of two texts, and those that only one of them has, or all where that is none.
function compared({ before, after }: Sides) {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const counts = new Map<string, number>();
  for (const word of now) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of old) counts.set(word, (counts.get(word) ?? 0) - 1);
  const words = [...counts].flatMap(([word, count]) =>
    Array.from({ length: Math.abs(count) }, (_, at) => `${Math.sign(count)} ${word} ${at}`),
  );
  const different = new Set(words.length > 0 ? words : now);
  return { before: old.join(" "), after: now.join(" "), different };
}

function wordsOf(text: string): string[] {
  // A number is one word, as it is in a link that calls it.
  const plain = text.normalize("NFKC").replaceAll(/(?<=\d)[ ,](?=\d)/g, "");
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

// An edit as pages of either language show it: with what it quotes, a date in words, the figure that an id stands
// for, and what others quote of it.
function formsOf(edit: Edit, before: Contents, after: Contents): Sides[] {
  const whole = (side: "before" | "after") => edit.values.map((value) => value[side]).join(" ");
  const forms = (["en", "sw"] as const).flatMap((language): Sides[] => {
    const address = language === "sw" ? "/sw" : "/";
    const [old, now] = [contentsAt(before, address), contentsAt(after, address)];
    const both = (shown: (side: "before" | "after", contents: Contents) => string): Sides => {
      return { before: shown("before", old), after: shown("after", now) };
    };
    const quotes = [...now.quoted[language].keys()].filter((name) => isQuotedFrom(edit, name));
    return [
      ...edit.values.flatMap((value) => [
        both((side, { quoted }) => withQuoted(value[side], quoted[language])),
        both((side, contents) => standsFor(value[side], contents, language)),
      ]),
      ...quotes
        .map((name) => both((_, { quoted }) => quoted[language].get(name)?.text ?? ""))
        .filter((one) => one.before !== one.after),
    ];
  });
  forms.push({ before: whole("before"), after: whole("after") });
  return [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()];
}

function standsFor(value: string, { stats, site }: Contents, language: Language) {
  const stat = stats.find(({ id }) => id === value);
  if (stat) return `${stat.value} ${stat.label}`;
  // A date has the order of the site's own English.
  const locale = language === "en" ? site.language : language;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dateInWords(locale, value) : "";
}

// {{hours}} comes from the office of site.yaml, {{program:x}} from the file x, {{count:x}} from x.yaml.
function isQuotedFrom({ file, entry, field }: Edit, name: string) {
  const id = name.replace(/^.*:/, "");
  const [top] = field.split(".");
  const isValue = /^(?:|value|number|title|date|end)$/.test(field);
  if (isValue && (entry === id || file.includes(`/${id}.`))) return true;
  return top === (id === "hours" ? "office" : id);
}
