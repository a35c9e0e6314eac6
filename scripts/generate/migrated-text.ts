import { entriesOf } from "#app/content/entries.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

/** The text of a file with the new name of each field that has one, and without the lines of those that are read no more. */
export function migratedText(file: ContentFile) {
  const places = entriesOf(file).flatMap(({ path, oldNames }) =>
    oldNames.map(([was, is]) => {
      const key = file.rangeOfKey(path, was);
      if (is) return { ...key, is };
      const start = file.text.lastIndexOf("\n", key.start) + 1;
      const end = file.text.indexOf("\n", file.rangeOf([...path, was]).end - 1) + 1;
      return { start, end, is: "" };
    }),
  );
  // From the end, so that no place moves before its turn.
  places.sort((left, right) => right.start - left.start);
  return places.reduce(
    (text, { start, end, is }) => text.slice(0, start) + is + text.slice(end),
    file.text,
  );
}
