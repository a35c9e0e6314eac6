import path from "node:path";
import { oncePerEntry, type Entry } from "#app/library/entry.ts";
import { photoPlace } from "#app/library/reading/photo-place.ts";
import { foundFiles, oncePerStamp } from "#app/library/reading/found-files.server.ts";
import {
  readPhoto,
  type Photo,
  type PhotoTrouble,
} from "#app/library/reading/read-photo.server.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { isPhoto, photoPath } from "#app/model/fields/image.ts";

/** The photographs that entries name, and those that exist. */
export type FoundPhotos = {
  /** Those that entries name, by path inside the content folder; undefined where there is none. */
  photos: ReadonlyMap<string, Photo | PhotoTrouble | undefined>;
  /** Every photograph in the folder, named or not, by its path there. */
  present: ReadonlyMap<string, Photo | PhotoTrouble>;
};

/** Checks every photograph in the content folder, and says which of them entries name. */
export async function readPhotos(
  entries: Entry[],
  content: string,
  found = foundFiles(content),
): Promise<FoundPhotos> {
  const files = found.filter((one) => !one.isLink && isPhoto(one.path));
  const present = new Map(
    await Promise.all(
      files.map(async (one) => [one.path, await knownPhoto(path.join(content, one.path))] as const),
    ),
  );
  // Names are compared by letter, because some disks ignore case and hosts do not.
  const named = entries.flatMap(namedPhotos).map((place) => [place, present.get(place)] as const);
  return { photos: new Map(named), present };
}

/** The photographs that an entry names, by their paths inside the content folder. */
export const namedPhotos = oncePerEntry(({ file, schema, value, body }): string[] => {
  const inBody = (body?.mentions ?? []).filter(({ kind }) => kind === "image");
  const sources = inBody.map(({ target }) => target);
  walkFields(schema, value, (field, written) => {
    if (typeof written === "string" && fieldNotes(field).image) sources.push(written);
  });
  return sources
    .filter((source) => photoPath.test(source))
    .map((source) => photoPlace(file, source));
});

const knownPhoto = oncePerStamp(readPhoto);
