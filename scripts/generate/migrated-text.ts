import { entriesOf } from "#app/content/entries.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

/** The text of a file with the new names of renamed fields, without fields that are no longer used. */
export function migratedText(file: ContentFile) {
  const places = entriesOf(file).flatMap(({ path, oldNames }) =>
    oldNames.map(([was, is]) => {
      const key = file.rangeOfKey(path, was);
      if (is) return { ...key, is };
      const start = file.text.lastIndexOf("\n", key.start) + 1;
      const last = file.rangeOf([...path, was]).end - 1;
      const end = file.text.indexOf("\n", last) + 1 || file.text.length;
      return { start, end, is: "" };
    }),
  );
  // From the end, so that earlier offsets stay valid.
  places.sort((left, right) => right.start - left.start);
  return places.reduce(
    (text, { start, end, is }) => text.slice(0, start) + is + text.slice(end),
    file.text,
  );
}
