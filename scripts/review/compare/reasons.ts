import { dateInWords } from "#app/components/written-date.tsx";
import type { Contents } from "#app/content/contents.ts";
import { clockInWords } from "#app/content/parts/hours-in-words.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import type { PageChange } from "#scripts/review/compare/page-changes.ts";

/** Finds the edits whose words came or went where those of a change did; none where that is not sure. */
export function reasonFinder(edits: Edit[], before: Contents, after: Contents) {
  const values = edits.flatMap((edit) =>
    edit.values.flatMap((value) => {
      const [olds, nows] = [shownForms(value.before, before), shownForms(value.after, after)];
      return olds.map((was, at): Value => ({ edit, was, is: nows[at] ?? "" }));
    }),
  );
  return (change: PageChange): Edit[] => {
    const [old, now] = [plain(change.before), plain(change.after)];
    const found = new Map<Edit, Value & { certainty: number }>();
    for (const value of /drawing|picture|metadata/.test(change.kind) ? [] : values)
      if ((value.edit.change === "moved") === (change.change === "moved")) {
        const certainty = certaintyOf(value, old, now, change);
        if (certainty > (found.get(value.edit)?.certainty ?? 0))
          found.set(value.edit, { ...value, certainty });
      }
    const certainty = Math.max(0, ...[...found.values()].map((one) => one.certainty));
    const likely = [...found.values()].filter((one) => one.certainty === certainty);
    // Of several with the same words nobody knows which; others stand in the text beside each other.
    const words = new Set(likely.map(({ was, is }) => `${was} ${is}`));
    return words.size === likely.length ? likely.map(({ edit }) => edit) : [];
  };
}

type Value = { edit: Edit; was: string; is: string };

// 3 both sides are the value, or differ in nothing else, 2 one side is, 1 it came or went inside of a
// longer text, or the text inside of the value.
function certaintyOf({ edit, was, is }: Value, old: string, now: string, { kind }: PageChange) {
  const [isNow, wasOld] = [is === now && now !== "", was === old && old !== ""];
  if (isNow && wasOld) return 3;
  if (was !== "" && is !== "" && old !== now && replaced(old, was, is) === now) return 3;
  if ((isNow && old === "") || (wasOld && now === "")) return 2;
  // An address stands inside of a paragraph, where its label is all that is read.
  const leads = (to: string) =>
    kind === "link" &&
    edit.values.some(
      ({ before, after }) => before.split(`](${to})`).length !== after.split(`](${to})`).length,
    );
  if (kind === "link") return leads(now) || leads(old) || calls(now, is) ? 2 : 0;
  const [came, went] = [holds(now, is) && !holds(old, is), holds(old, was) && !holds(now, was)];
  if (came && went) return 2;
  // A short value, such as a year, stands in many a text.
  if (came || went) return (came ? is : was).length < 5 ? 0 : 1;
  if (old === "" && holds(is, now) && !holds(was, now)) return 1;
  if (now === "" && holds(was, old) && !holds(is, old)) return 1;
  return 0;
}

function calls(address: string, number: string) {
  return /\d{3}/.test(number) && address.endsWith(`:${number.replaceAll(" ", "")}`);
}

// A value that stands as a whole, however short it is.
function replaced(text: string, was: string, is: string) {
  const parts = text.split(was);
  const isLetter = (sign = "") => /[\p{L}\p{N}]/u.test(sign);
  const isPart = parts.slice(1).some((part, at) => {
    const before = parts[at]?.at(-1);
    return (isLetter(before) && isLetter(was[0])) || (isLetter(part[0]) && isLetter(was.at(-1)));
  });
  return isPart ? text : parts.join(is);
}

// "1,500" is no part of "11,500", and "9%" none of "19%".
function holds(text: string, part: string) {
  const isLetter = (sign = "") => /[\p{L}\p{N}]/u.test(sign);
  const isWhole = (at: number) => !(isLetter(text[at - 1]) && isLetter(part[0]));
  const least = /\d/.test(part) ? 2 : 3;
  for (
    let at = text.indexOf(part);
    at >= 0 && part.length >= least;
    at = text.indexOf(part, at + 1)
  )
    if (isWhole(at)) return true;
  return false;
}

// A value as pages show it: with its figures, a date in words, and the figure that an id stands for.
function shownForms(value: string, contents: Contents) {
  const stat = contents.stats.find(({ id }) => id === value);
  const date = /^\d{4}-\d\d-\d\d$/.test(value) ? dateInWords(contents.site.language, value) : "";
  const time = /^\d\d:\d\d$/.test(value) ? clockInWords(value) : "";
  const figure = stat ? `${stat.value} ${stat.label}` : "";
  return [filled(value, contents), date, time, figure, stat?.value ?? ""].map(plain);
}

function filled(value: string, { stats, helplines }: Contents) {
  return value.replaceAll(/\{\{(helpline:)?([\w-]+)\}\}/g, (all, helpline: string, id: string) => {
    const line = helplines.find((one) => one.id === id)?.number;
    return (helpline ? line : stats.find((one) => one.id === id)?.value) ?? all;
  });
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
