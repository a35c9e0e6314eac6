import path from "node:path";
import { pictureSpaces } from "#app/content/parts/picture-of.ts";
import { photoPlace } from "#app/content/reading/photo-place.ts";
import { readPhoto } from "#app/content/reading/photos.server.ts";
import { photosNamed, pointersOf } from "#app/content/reading/pointers-of.ts";
import { isPhoto } from "#app/model/fields/image.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const spaces: Partial<Record<string, keyof typeof pictureSpaces>> = {
  team: "portrait",
  gallery: "card",
  partners: "logo",
};
export default {
  severity: "error",
  about:
    "A picture of the content folder is damaged, too large, tells where it was taken, or nothing shows it. A picture of a person may not lie about unused.",
  async check({ others, entries, isReadable }, report) {
    const named = new Set(entries.flatMap(photosNamed).map((place) => place.toLowerCase()));
    for (const found of others.filter(({ path, isLink }) => !isLink && isPhoto(path))) {
      const top = topOf(found.path);
      const photo = await readPhoto(found);
      if ("trouble" in photo) report({ ...top, text: photo.trouble });
      const name = path.basename(found.path);
      const unused = `Nothing shows this picture. In the text where it belongs write ![What it shows](${name}), or take the picture away.`;
      if (isReadable && !named.has(found.path.toLowerCase())) report({ ...top, text: unused });
      if ("trouble" in photo) continue;
      for (const entry of entries) {
        const { kind, file } = entry;
        const space = spaces[kind] ?? "text";
        if (photo.width >= pictureSpaces[space].width) continue;
        for (const { kind: to, target, range } of pointersOf(entry)) {
          if (to !== "image" || photoPlace(file.path, target) !== found.path) continue;
          const text = `The picture is ${photo.width} pixels wide and is shown up to ${pictureSpaces[space].width} wide, so it looks blurred. Ask for the original, or take a larger picture.`;
          report({ file: file.path, ...range(), severity: "warning", text });
        }
      }
    }
  },
} satisfies Rule;
