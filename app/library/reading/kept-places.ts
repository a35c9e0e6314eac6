import type { FieldPlaces, Place } from "#app/library/reading/field-places.ts";

let latest: { opened: FieldPlaces; of: FieldPlaces } | undefined;

/**
 * The places of a file as asText wrote them. For whatever that does not say the file is taken apart
 * again, and of all files only the latest stays that way.
 */
export function keptPlaces(kept: string, open: () => FieldPlaces): FieldPlaces {
  const all = () => {
    if (latest?.of !== places) latest = { opened: open(), of: places };
    return latest.opened;
  };
  const places: FieldPlaces = {
    at: (offset) => all().at(offset),
    value: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const found = placeIn(kept, path.slice(0, length));
        if (found) return found;
      }
      return placeIn(kept, []) ?? all().value(path);
    },
    key: (path, key) => all().key(path, key),
    written: (path) => all().written(path),
    writtenKey: (path, key) => all().writtenKey(path, key),
    note: (path) => all().note(path),
    noteInside: (path) => all().noteInside(path),
    lines: (path) => (isSeveralLines(kept, path) ? all().lines(path) : undefined),
    words: (path, words) => all().words(path, words),
    wordsWritten: (path, words) => all().wordsWritten(path, words),
    asText: () => kept,
  };
  return places;
}

function placeIn(kept: string, path: readonly PropertyKey[]): Place | undefined {
  const from = placeOf(kept, path);
  if (from === undefined) return undefined;
  const colon = kept.indexOf(":", from);
  return {
    line: Number.parseInt(kept.slice(from, colon)),
    column: Number.parseInt(kept.slice(colon + 1)),
  };
}

function isSeveralLines(kept: string, path: readonly PropertyKey[]) {
  const from = placeOf(kept, path);
  return from !== undefined && kept[kept.indexOf("\n", from) - 1] === "+";
}

// How many signs stand before the place of a path.
function placeOf(kept: string, path: readonly PropertyKey[]) {
  const start = `\n${path.join(".")} `;
  const found = kept.indexOf(start);
  return found < 0 ? undefined : found + start.length;
}
