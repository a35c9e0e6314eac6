import path from "node:path";
import type { Entry } from "#app/library/entry.ts";
import { oncePerEntry } from "#app/library/once-per-entry.ts";
import { photoPlace } from "#app/library/photo-place.ts";
import { foundFiles, stampOf } from "#app/library/reading/found-files.server.ts";
import {
  readPhoto,
  type Photo,
  type PhotoTrouble,
} from "#app/library/reading/read-photo.server.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { photoPath } from "#app/model/fields/image.ts";

/** What was found where entries name a photograph. */
export type FoundPhotos = {
  /** By their paths inside the content folder; nothing where no file has that very name. */
  photos: ReadonlyMap<string, Photo | PhotoTrouble | undefined>;
  /** The paths of all photographs that are there. */
  names: string[];
};

/** Looks at every photograph that an entry names. */
export async function readPhotos(
  entries: Entry[],
  content: string,
  found = foundFiles(content),
): Promise<FoundPhotos> {
  const named = new Set(entries.flatMap(namedPhotos));
  const files = found.filter(({ isLink }) => !isLink);
  // Some disks do not tell capital letters apart, hosts always do.
  const present = new Set(files.map((file) => file.path));
  const looks = [...named].map(
    async (place) =>
      [
        place,
        present.has(place) ? await knownPhoto(path.join(content, place)) : undefined,
      ] as const,
  );
  const names = [...present].filter((name) => photoPath.test(name));
  return { photos: new Map(await Promise.all(looks)), names };
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

// A photograph takes longer to look at than a text, and is the same as long as the disk says so.
async function knownPhoto(file: string) {
  const stamp = stampOf(file);
  const known = knownPhotos.get(file);
  if (known && known.stamp === stamp) return known.photo;
  const photo = await readPhoto(file);
  if (stamp) knownPhotos.set(file, { stamp, photo });
  return photo;
}
