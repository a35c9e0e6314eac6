import { entriesOf } from "#app/content/entries.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

/** The text of a file with the new name of each field that has one and still has its old one; all else stays as it is. */
export function migratedText(file: ContentFile) {
  const places = entriesOf(file).flatMap(({ path, oldNames }) =>
    oldNames.flatMap(([was, is]) => (is ? { ...file.rangeOfKey(path, was), is } : [])),
  );
  // From the end, so that no place moves before its turn.
  places.sort((one, other) => other.start - one.start);
  return places.reduce(
    (text, { start, end, is }) => text.slice(0, start) + is + text.slice(end),
    file.text,
  );
}
