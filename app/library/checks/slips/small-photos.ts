import { pointersOf } from "#app/library/checks/pointers.ts";
import { warningAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { photoPlace } from "#app/library/reading/photo-place.ts";
import type { FoundPhotos } from "#app/library/reading/read-photos.server.ts";
import { pictureSpaces } from "#app/library/shown/shown-picture.ts";

const spaces: Record<string, keyof typeof pictureSpaces> = { team: "portrait", gallery: "card" };

/** Reports photographs that are narrower than the place in which they are shown. */
export function smallPhotos(entries: Entry[], photos: FoundPhotos["photos"]): Problem[] {
  return entries.flatMap((entry) => {
    const { body } = entry;
    const inFields = pointersOf(entry).map(({ kind, target, path }) => ({ kind, target, path }));
    const inBody = (body?.mentions ?? []).map(({ kind, target, line, column }) => {
      return {
        kind,
        target,
        path: [],
        place: { line: line + (body?.line ?? 1) - 1, column, field: "" },
      };
    });
    return [...inFields, ...inBody].flatMap(({ kind, target, path, ...at }) => {
      const photo = kind === "image" ? photos.get(photoPlace(entry.file, target)) : undefined;
      if (!photo || "says" in photo) return [];
      const { width, shape } = pictureSpaces[spaces[entry.collection] ?? "text"];
      // A picture that is wider than the shape of its place loses its sides there.
      const needed = Math.ceil(width * Math.max(1, shape ? photo.width / photo.height / shape : 1));
      if (photo.width >= needed) return [];
      const says = `The picture ${target} is ${photo.width} pixels wide, and is shown up to ${needed} pixels wide.`;
      const fix = "It looks blurred there. Ask for the original, or take a larger picture.";
      return [{ ...warningAt(entry, path, says, fix), ...("place" in at && at.place) }];
    });
  });
}
