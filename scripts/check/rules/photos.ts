import { pictureSpaces } from "#app/content/parts/picture-of.ts";
import { photoPlace } from "#app/content/reading/photo-place.ts";
import { readPhoto } from "#app/content/reading/photos.server.ts";
import { photosNamed, pointersOf } from "#app/content/reading/pointers.ts";
import { isPhoto } from "#app/model/fields/image.ts";
import type { Rule } from "#scripts/check/rule.ts";

const places: Partial<Record<string, keyof typeof pictureSpaces>> = {
  team: "portrait",
  gallery: "card",
};

const rule: Rule = {
  severity: "error",
  about:
    "A picture of the content folder is damaged, too large, tells where it was taken, or nothing shows it. A picture of a person may not lie about unused.",
  examples: {
    bad: [
      { "blog/class.jpg": "no picture", "blog/example.mdx": "---\n---\n![A class](class.jpg)\n" },
    ],
    good: [],
  },
  async check({ others, entries, files }, report) {
    const named = new Set(entries.flatMap(photosNamed).map((place) => place.toLowerCase()));
    const isReadable = files.every(({ faults, bodyFault }) => faults.length === 0 && !bodyFault);
    for (const found of others.filter(({ path, isLink }) => !isLink && isPhoto(path))) {
      const top = { file: found.path, start: 0, end: 0 };
      const photo = await readPhoto(found);
      if ("trouble" in photo) report({ ...top, text: photo.trouble });
      if (isReadable && !named.has(found.path.toLowerCase()))
        report({
          ...top,
          text: "Nothing shows this picture. Name it where it belongs, or take the file away.",
        });
      if ("trouble" in photo) continue;
      for (const entry of entries) {
        const needed = pictureSpaces[places[entry.kind] ?? "text"].width;
        for (const { kind, target, range } of pointersOf(entry)) {
          const isIt = kind === "image" && photoPlace(entry.file.path, target) === found.path;
          if (isIt && photo.width < needed)
            report({
              file: entry.file.path,
              ...range(),
              severity: "warning",
              text: `The picture is ${photo.width} pixels wide, is shown up to ${needed} pixels wide and looks blurred there. Ask for the original, or take a larger picture.`,
            });
        }
      }
    }
  },
};

export default rule;
