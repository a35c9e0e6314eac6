import { oncePerEntry, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { photoPlace } from "#app/library/reading/photo-place.ts";
import type { FoundPhotos } from "#app/library/reading/read-photos.server.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { pictureSpaces } from "#app/library/shown/shown-picture.ts";

type Named = Pick<Problem, "line" | "column" | "field"> & { src: string };

const spaces: Record<string, keyof typeof pictureSpaces> = { team: "portrait", gallery: "card" };

/** Reports photographs that are narrower than the place in which they are shown. */
export function smallPhotos(entries: Entry[], photos: FoundPhotos["photos"]): Problem[] {
  return entries.flatMap((entry) =>
    namedIn(entry).flatMap(({ src, ...place }) => {
      const photo = photos.get(photoPlace(entry.file, src));
      if (!photo || "says" in photo) return [];
      const { width, shape } = pictureSpaces[spaces[entry.collection] ?? "text"];
      // A picture that is wider than the shape of its place loses its sides there.
      const needed = Math.ceil(width * Math.max(1, shape ? photo.width / photo.height / shape : 1));
      if (photo.width >= needed) return [];
      const says = `The picture ${src} is ${photo.width} pixels wide, and is shown up to ${needed} pixels wide.`;
      const fix = "It looks blurred there. Ask for the original, or take a larger picture.";
      const words = { says, expected: "", fix, severity: "warning" as const };
      return [{ file: entry.file, ...place, ...words }];
    }),
  );
}

const namedIn = oncePerEntry(({ schema, value, places, path, body }): Named[] => {
  const named: Named[] = (body?.mentions ?? [])
    .filter(({ kind }) => kind === "image")
    .map(({ target, line, column }) => {
      return { src: target, line: line + (body?.line ?? 1) - 1, column, field: "" };
    });
  walkFields(schema, value, (field, written, inner) => {
    if (typeof written !== "string" || !fieldNotes(field).image) return;
    const full = [...path, ...inner];
    named.push({ src: written, ...places.value(full), field: full.join(".") });
  });
  return named;
});
