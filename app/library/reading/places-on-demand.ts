import type { FieldPlaces } from "#app/library/reading/field-places.ts";

/** The places of a file that is taken apart only when the first of them is asked for. */
export function placesOnDemand(open: () => FieldPlaces): FieldPlaces {
  let opened: FieldPlaces | undefined;
  const places = () => (opened ??= open());
  return {
    at: (offset) => places().at(offset),
    value: (path) => places().value(path),
    key: (path, key) => places().key(path, key),
    written: (path) => places().written(path),
    writtenKey: (path, key) => places().writtenKey(path, key),
    note: (path) => places().note(path),
    noteInside: (path) => places().noteInside(path),
    lines: (path) => places().lines(path),
    words: (path, words) => places().words(path, words),
    wordsWritten: (path, words) => places().wordsWritten(path, words),
  };
}
