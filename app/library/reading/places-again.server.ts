import type { FieldPlaces } from "#app/library/reading/field-places.ts";
import { readFrontMatter } from "#app/library/reading/front-matter.server.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** All places of a file that was in order when it was read, from its text as it is now. */
export function placesAgain(source: SourceFile): FieldPlaces {
  if (!source.path.endsWith(".mdx")) return readFields(source.file, source.text).places;
  const matter = readFrontMatter(source);
  return "says" in matter ? readFields(source.file, "").places : matter.fields.places;
}
