import path from "node:path";
import { oncePerEntry, type Entry } from "#app/library/entry.ts";
import { photoPlace } from "#app/library/reading/photo-place.ts";
import { foundFiles, stampOf } from "#app/library/reading/found-files.server.ts";
import {
  readPhoto,
  type Photo,
  type PhotoTrouble,
} from "#app/library/reading/read-photo.server.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { photoPath } from "#app/model/fields/image.ts";

/** The photographs that entries name, and those that exist. */
export type FoundPhotos = {
  /** Those that entries name, by path inside the content folder; undefined where there is none. */
  photos: ReadonlyMap<string, Photo | PhotoTrouble | undefined>;
  /** The paths of all photographs in the folder. */
  names: string[];
};

/** Checks every photograph that an entry names. */
export async function readPhotos(
  entries: Entry[],
  content: string,
  found = foundFiles(content),
): Promise<FoundPhotos> {
  const named = new Set(entries.flatMap(namedPhotos));
  const files = found.filter(({ isLink }) => !isLink);
  // Names are compared by letter, because some disks ignore case and hosts do not.
  const present = new Set(files.map((file) => file.path));
  const checked = [...named].map(
    async (place) =>
      [
        place,
        present.has(place) ? await knownPhoto(path.join(content, place)) : undefined,
      ] as const,
  );
  const names = [...present].filter((name) => photoPath.test(name));
  return { photos: new Map(await Promise.all(checked)), names };
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

type Known = { stamp: string; photo: Photo | PhotoTrouble };

const knownPhotos = new Map<string, Known>();

// Development asks at every save, and a photograph takes longer to read than a text.
async function knownPhoto(file: string) {
  const stamp = stampOf(file);
  const known = knownPhotos.get(file);
  if (known && known.stamp === stamp) return known.photo;
  const photo = await readPhoto(file);
  if (stamp) knownPhotos.set(file, { stamp, photo });
  return photo;
}
