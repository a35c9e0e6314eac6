import type {
  ChangedEntry,
  ChangedField,
  ChangedWords,
} from "#scripts/review/compare/changed-words.ts";
import type { PageChange } from "#scripts/review/compare/page-changes.ts";
import { fieldKey, type Source } from "#scripts/sources/source.ts";
import { shownForms } from "#scripts/sources/value-sources.ts";

/** Why something on a page is different: the place that was changed, and a sentence about it. */
export type Reason = { file: string; line: number; says: string };

const reasonsAtMost = 3;
// What cloth and share pictures are drawn from.
const drawn = /^(?:heading|title|jina|leso)(?:\.|$)/;

/**
 * Why a page shows something else: what was changed where its words are written, else near them, else
 * on the whole page, else at all.
 */
export function reasonsFor(
  change: PageChange,
  { fields, entries, bodies, orders }: ChangedWords,
  { language, onPage }: { language: string; onPage: Source[] },
): Reason[] {
  const units = [change.after, change.before].flatMap((unit) => unit ?? []);
  const cited = units.flatMap(({ sources }) => sources);
  const isDrawn = units.some(({ kind }) => kind === "drawing" || kind === "share picture");
  const text = units.map(({ words }) => words).join(" ");
  const isShown = (value: string) =>
    value.length > 2 && shownForms(value, language).some((form) => text.includes(form));
  const fieldsWhere = (isMeant: (field: ChangedField) => boolean) =>
    [...fields.values()].filter((field) => !field.isOfEntry && isMeant(field)).map(fieldReason);
  const drawnFields = (where: Source[]) =>
    fieldsWhere(({ source }) => drawn.test(source.field) && isIn(where, source));
  const looks = [
    () => (isDrawn ? drawnFields([...cited, ...onPage]) : []),
    () => entries.filter(({ source }) => cited.some((one) => isOf(one, source))).map(entryReason),
    () => cited.flatMap((one) => fields.get(fieldKey(one)) ?? []).map(fieldReason),
    () => bodyReasons(cited.filter(({ field }) => field === "")),
    () => fieldsWhere(({ before, after }) => isShown(before) || isShown(after)),
    () => entries.filter(({ source }) => isIn([...cited, ...onPage], source)).map(entryReason),
    () => orderReasons(cited),
    () => bodyReasons(onPage),
    () => fieldsWhere(({ source }) => isIn(cited, source)),
    () => fieldsWhere(({ source }) => isIn(onPage, source)),
    () => orderReasons(onPage),
    () => [...entries.map(entryReason), ...fieldsWhere(() => true)],
  ];
  const bodyReasons = (around: Source[]) =>
    around
      .filter(({ file }) => bodies.has(file))
      .map(({ file, line }) => ({ file, line, says: `the text of ${file} was changed` }));
  const orderReasons = (around: Source[]) =>
    around
      .filter(({ file }) => orders.has(file))
      .map(({ file, line }) => ({ file, line, says: `${file} has another order` }));
  for (const look of looks) {
    const reasons = new Map(look().map((reason) => [reason.says, reason]));
    if (reasons.size > 0) return [...reasons.values()].slice(0, reasonsAtMost);
  }
  return [];
}

function isIn(sources: Source[], { file }: Source) {
  return sources.some((one) => one.file === file);
}

function isOf(source: Source, entry: Source) {
  return source.file === entry.file && source.entry === entry.entry;
}

function fieldReason({ source, before, after }: ChangedField): Reason {
  const { file, line, entry, field } = source;
  const name = `\`${[entry, field].filter((one) => one !== "").join(": ")}\``;
  const place = `${file}:${line}`;
  if (after === "") return { file, line, says: `${name} was taken out of ${file}` };
  if (before === "") return { file, line, says: `${name} was added in ${place}` };
  return { file, line, says: `${name} in ${place} says “${after}” now` };
}

function entryReason({ name, source: { file, line }, change }: ChangedEntry): Reason {
  const says = change === "added" ? `was added in ${file}:${line}` : `was taken out of ${file}`;
  return { file, line, says: `“${name}” ${says}` };
}
