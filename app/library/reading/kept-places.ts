import type { FieldPlaces, Place } from "#app/library/reading/field-places.ts";

/**
 * Where each value of a file stands, in few signs: a line such as "social.0.name 12:7" for each,
 * with a + behind it where a text without quotes goes over several lines. The first line has no
 * path and is the place of the whole.
 */
export function placesAsText({ each }: FieldPlaces): string {
  let text = "";
  each((path, { line, column }, isSeveralLines) => {
    text += `\n${path} ${line}:${column}${isSeveralLines ? "+" : ""}`;
  });
  return `${text}\n`;
}

let latest: { opened: FieldPlaces; of: FieldPlaces } | undefined;

/**
 * The places of a file as they were kept. For whatever they do not say the file is taken apart
 * again, and of these only the latest stays that way.
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
    each: (tell) => all().each(tell),
  };
  return places;
}

function placeIn(kept: string, path: readonly PropertyKey[]): Place | undefined {
  const start = `\n${path.join(".")} `;
  const found = kept.indexOf(start);
  if (found < 0) return undefined;
  const from = found + start.length;
  const colon = kept.indexOf(":", from);
  return {
    line: Number.parseInt(kept.slice(from, colon)),
    column: Number.parseInt(kept.slice(colon + 1)),
  };
}

function isSeveralLines(kept: string, path: readonly PropertyKey[]) {
  const start = `\n${path.join(".")} `;
  const found = kept.indexOf(start);
  return found >= 0 && kept[kept.indexOf("\n", found + start.length) - 1] === "+";
}
