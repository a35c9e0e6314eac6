import type { CheckedWords } from "#app/library/checked-words.ts";
import { contentsOf } from "#app/library/contents-of.ts";
import type { Contents } from "#app/library/contents.ts";
import type { Entry } from "#app/library/entry.ts";
import { withMarkedBodies } from "#app/library/reading/marked-bodies.server.ts";
import type { Place } from "#app/library/reading/field-places.ts";
import { entrySource } from "#scripts/sources/entry-source.ts";
import type { Source } from "#scripts/sources/source.ts";
import { textMark } from "#scripts/sources/text-marks.ts";
import { valueSources, type ValueSources } from "#scripts/sources/value-sources.ts";

/** Words in which every text ends in the number of its sources. */
export type SourcedWords = {
  inspection: CheckedWords;
  sources: Source[][];
  /** Where what carries no number is written. */
  values: ValueSources;
};

const known = new WeakMap<Contents, Promise<SourcedWords>>();

/** Puts the number of its source behind every text that pages show, once for the same words. */
export function sourcedWords(inspection: CheckedWords, content: string): Promise<SourcedWords> {
  const words = known.get(inspection.contents) ?? numbered(inspection, content);
  known.set(inspection.contents, words);
  return words;
}

async function numbered(inspection: CheckedWords, content: string): Promise<SourcedWords> {
  const sources: Source[][] = [];
  const numbers = new Map<string, number>();
  const mark = (entry: Entry, field: readonly PropertyKey[]) => {
    const source = entrySource(entry, field);
    const text = field.reduce<unknown>((one, key) => one?.[key as never], entry.value);
    // Pages compare sentences of one list, so those that are the same have to stay the same.
    const isSentence = typeof text === "string" && text.split(" ").length > 3;
    const entryKey = isSentence ? source.entry !== "" : source.entry;
    const key = JSON.stringify([source.file, entryKey, source.field, text]);
    const number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, sources.length);
      return textMark(sources.push([source]) - 1);
    }
    sources[number]?.push(source);
    return textMark(number);
  };
  const markAt = (entry: Entry, place: Place) =>
    textMark(sources.push([entrySource(entry, [], place)]) - 1);
  const entries = await withMarkedBodies(inspection.shown, content, markAt);
  const contents = contentsOf(entries, inspection.contents, mark);
  const values = valueSources(inspection.shown, inspection.contents.site.language);
  return { inspection: { ...inspection, shown: entries, contents }, sources, values };
}
