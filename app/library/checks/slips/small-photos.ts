import { pointersOf } from "#app/library/checks/pointers.ts";
import { warningAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { photoPlace } from "#app/library/reading/photo-place.ts";
import type { FoundPhotos } from "#app/library/reading/read-photos.server.ts";
import { pictureSpaces } from "#app/library/parts/picture-of.ts";

const spaces: Record<string, keyof typeof pictureSpaces> = { team: "portrait", gallery: "card" };

type Named = {
  src: string;
  path: readonly PropertyKey[];
  inBody?: Pick<Problem, "line" | "column">;
};

/** Reports photographs that are narrower than the place in which they are shown. */
export function smallPhotos(entries: Entry[], photos: FoundPhotos["photos"]): Problem[] {
  return entries.flatMap((entry) =>
    namedIn(entry).flatMap(({ src, path, inBody }) => {
      const photo = photos.get(photoPlace(entry.file, src));
      if (!photo || "says" in photo) return [];
      const { width, shape } = pictureSpaces[spaces[entry.collection] ?? "text"];
      // A picture that is wider than the shape of its place loses its sides there.
      const needed = Math.ceil(width * Math.max(1, shape ? photo.width / photo.height / shape : 1));
      if (photo.width >= needed) return [];
      const says = `The picture ${src} is ${photo.width} pixels wide, and is shown up to ${needed} pixels wide.`;
      const fix = "It looks blurred there. Ask for the original, or take a larger picture.";
      return [{ ...warningAt(entry, path, says, fix), ...inBody }];
    }),
  );
}

function namedIn(entry: Entry): Named[] {
  const { mentions = [], line: first = 1 } = entry.body ?? {};
  return [
    ...pointersOf(entry).flatMap(({ kind, target, path }) =>
      kind === "image" ? [{ src: target, path }] : [],
    ),
    ...mentions.flatMap(({ kind, target, line, column }) =>
      kind === "image"
        ? [{ src: target, path: [], inBody: { line: line + first - 1, column } }]
        : [],
    ),
  ];
}
