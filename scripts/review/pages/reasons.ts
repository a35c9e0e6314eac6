import type { Contents } from "#app/content/contents.ts";
import { dateInWords } from "#app/components/written-date.tsx";
import type { Edit } from "#scripts/review/edits/edit.ts";
import { unitOf, type PageChange } from "#scripts/review/pages/page-changes.ts";

/** The edits that may be the reason of a change, by the words that came and went, and how sure that is. */
export type Candidates = { edits: Edit[]; certainty: number };

/** Finds reasons by words: the edited value that came or went where the page's words did. */
export function reasonFinder(edits: Edit[], before: Contents, after: Contents) {
  const values = edits.flatMap((edit) =>
    edit.values.map((value) => ({
      edit,
      old: formsOf(value.before, before),
      now: formsOf(value.after, after),
    })),
  );
  return (change: PageChange): Candidates => {
    const { kind } = unitOf(change);
    if (/drawing|picture|metadata/.test(kind)) return { edits: [], certainty: 0 };
    const [old, now] = [plain(change.before?.words ?? ""), plain(change.after?.words ?? "")];
    const scores = new Map<Edit, number>();
    for (const value of values) {
      const score =
        change.change === "moved" ? moved(value, now) : certaintyOf(value, old, now, kind);
      if (score > (scores.get(value.edit) ?? 0)) scores.set(value.edit, score);
    }
    const certainty = Math.max(0, ...scores.values());
    const best = [...scores].filter(([, score]) => score === certainty && score > 0);
    return { edits: best.map(([edit]) => edit), certainty };
  };
}

type Value = { edit: Edit; old: string[]; now: string[] };

function moved({ edit, now }: Value, words: string) {
  return edit.change === "moved" && now.includes(words) ? 4 : 0;
}

// 5 both sides are the value, 4 one side is, 3 the value came or went inside of a longer text, 2 the
// text came or went inside of the value, 1 the words that differ are among those of the value.
function certaintyOf(
  { edit, old: olds, now: nows }: Value,
  old: string,
  now: string,
  kind: string,
): number {
  if (edit.change === "moved" && edit.values[0]?.field !== "address") return 0;
  const [is, was] = [nows.includes(now) && now !== "", olds.includes(old) && old !== ""];
  if (is && was) return 5;
  if ((is && (old === "" || olds[0] === "")) || (was && (now === "" || nows[0] === ""))) return 4;
  const inside = (forms: string[], text: string, other: string) =>
    forms.some((form) => form.length > 2 && holds(text, form) && !holds(other, form));
  // An address stands inside of a paragraph, where its label is all that is read.
  const leads = (to: string) => {
    const count = (text: string) => linksOf(text).filter((one) => one === to).length;
    const differ = edit.values.some(({ before, after }) => count(before) !== count(after));
    return kind === "link" && to !== "" && differ;
  };
  if (leads(now) || leads(old)) return 4;
  const came = inside(nows, now, old);
  const went = inside(olds, old, now);
  if (came && went) return 4;
  const [oldValue = "", nowValue = ""] = [olds[0], nows[0]];
  // A short value, such as a year, stands in many a text.
  if (came || went) return (came ? nowValue : oldValue).length < 5 ? 1 : edit.isEntry ? 3 : 2;
  const within = (text: string, value: string, other: string) =>
    text.length > 2 && holds(value, text) && !holds(other, text);
  if (old === "" && within(now, nowValue, oldValue)) return 2;
  if (now === "" && within(old, oldValue, nowValue)) return 2;
  return sameWordsDiffer(oldValue, nowValue, old, now) ? 1 : 0;
}

// "1,500" is no part of "11,500".
function holds(text: string, part: string) {
  const at = text.indexOf(part);
  const isLetter = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? "");
  return at >= 0 && !(isLetter(text[at - 1]) && isLetter(part[0]));
}

function sameWordsDiffer(oldValue: string, nowValue: string, old: string, now: string) {
  const [came, went] = [wordsOnly(now, old), wordsOnly(old, now)];
  if (came.length + went.length === 0) return false;
  const [valueCame, valueWent] = [wordsOnly(nowValue, oldValue), wordsOnly(oldValue, nowValue)];
  return (
    came.every((one) => valueCame.includes(one)) && went.every((one) => valueWent.includes(one))
  );
}

function wordsOnly(text: string, other: string) {
  const others = new Set(other.split(" "));
  return text.split(" ").filter((word) => word !== "" && !others.has(word));
}

// A value as a page may show it.
function formsOf(value: string, contents: Contents): string[] {
  const text = plain(filled(value, contents));
  if (/^\d{4}-\d\d-\d\d$/.test(value)) {
    const { language } = contents.site;
    return [text, dateInWords(language, value), dateInWords("sw", value)];
  }
  const forms = [text];
  if (/^[+\d][\d ]{2,}$/.test(text))
    forms.push(text.replaceAll(" ", ""), `tel:${text.replaceAll(" ", "")}`);
  if (/@/.test(text)) forms.push(`mailto:${text}`);
  if (/^[\w-]+$/.test(text)) forms.push(`/blog/${text}`);
  if (/[^\w-]/.test(text) && text.length < 200) forms.push(encodeURIComponent(text));
  return forms;
}

// Where a paragraph leads, and the address that a heading has.
function linksOf(text: string) {
  const slug = /^#+ (.*)$/m
    .exec(text)?.[1]
    ?.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const found = [...text.matchAll(/\]\(([^\s)]+)|\bhref=["']([^"']+)/g)].map(
    ([, one, other]) => one ?? other,
  );
  return slug ? [...found, `#${slug.replaceAll(/^-|-$/g, "")}`] : found;
}

function filled(value: string, { stats, helplines }: Contents) {
  return value.replaceAll(
    /\{\{(?:(helpline):)?([\w-]+)\}\}/g,
    (all, isHelpline: string, id: string) => {
      const found = isHelpline
        ? helplines.find((one) => one.id === id)?.number
        : stats.find((one) => one.id === id)?.value;
      return found ?? all;
    },
  );
}

// Markdown's own signs, and what differs between a text as it is written and as a browser has it.
function plain(text: string) {
  return text
    .normalize("NFKC")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*|__|(?<![\w*])[*_](?=\w)|(?<=[\w.,])[*_](?![\w*])|^(?:#+|[-*>]|\d+\.) /gmu, "")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}
