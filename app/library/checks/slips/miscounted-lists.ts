import { lists, folders } from "#app/library/collections.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { warningAt } from "#app/library/checks/problem-at.ts";
import type { Problem } from "#app/library/problems/problem.ts";

const numbers = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve"],
];
// A list is counted where its heading or lead, or a sentence in it, begins with a number.
const count = new RegExp(
  `(?:^|[.!?:] )(?:(?:Here are|These are|Meet|Our|The|Read|Choose from|There are) (?:the |our |these )?)?(${numbers.slice(2).join("|")}|[2-9]|1\\d|20)(?: more)? (?!years?|months?|weeks?|hours?|minutes?|times|in ten|of\\b|per ?cent|%)\\p{L}`,
  "giu",
);
// What a page shows of a list of its own name is called otherwise in some places.
const collectionOf: Record<string, string> = {
  core: "programs",
  additional: "additionalPrograms",
  stories: "successStories",
};

/** Warns where the words above a list count another number than the list has. */
export function miscountedLists(entries: Entry[]): Problem[] {
  return entries.flatMap((page) => {
    const { value, isWhole } = page;
    if (!isWhole || typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, section]) => {
      const length = lengthOf(name, section, entries);
      if (length === undefined) return [];
      return ["heading", "lead"].flatMap((field) => {
        const words = (section as Record<string, unknown>)[field];
        if (typeof words !== "string") return [];
        const said = [...words.matchAll(count)].map(({ 1: number = "" }) => number);
        if (said.length === 0 || said.some((number) => amount(number) === length)) return [];
        const [number = ""] = said;
        const says = `The words count "${number}", and the list below them has ${length}.`;
        const fix = "Write the number that is there, or say it without one.";
        return [warningAt(page, [name, field], says, fix)];
      });
    });
  });
}

// A section with one list counts that one; else its name may be that of a whole collection.
function lengthOf(name: string, section: unknown, entries: Entry[]) {
  if (typeof section !== "object" || section === null || Array.isArray(section)) return undefined;
  const own = Object.values(section).filter(Array.isArray);
  const collection = collectionOf[name] ?? name;
  if (collection in lists || collection in folders) {
    return entriesOf(entries, collection).filter((entry) => !isDraft(entry)).length;
  }
  return own.length === 1 ? own[0]?.length : undefined;
}

function amount(written: string) {
  const at = numbers.indexOf(written.toLowerCase());
  return at < 0 ? Number(written) : at;
}
