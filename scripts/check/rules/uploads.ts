import path from "node:path";
import { pictureSpaces, spacesOfKinds } from "#app/content/parts/picture-of.ts";
import { readDownload } from "#app/content/reading/downloads.server.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { readPhoto } from "#app/content/reading/photos.server.ts";
import { downloadsNamed, photosNamed, pointersOf } from "#app/content/reading/pointers-of.ts";
import { downloadPath, isPhoto } from "#app/model/fields/file.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const spaces: Partial<Record<string, keyof typeof pictureSpaces>> = spacesOfKinds;

export default {
  severity: "error",
  about:
    "A picture or download is damaged or too large, contains code or a location, or is not used. An unused picture would stay public unnoticed. Replace it, use it or delete it. A download without a link, or a picture that is too small for its place, is a warning.",
  async check({ files, others, hasOther, entries, isReadable }, report) {
    const shown = new Set(entries.flatMap(photosNamed).map((place) => place.toLowerCase()));
    const linked = downloadsNamed(entries);
    const invalid = new Set(entries.flatMap(({ isValid, file }) => (isValid ? [] : file.path)));
    for (const upload of others.filter(({ isLink }) => !isLink)) {
      const top = topOf(upload.path);
      const isPicture = isPhoto(upload.path);
      if (!isPicture && !downloadPath.test(upload.path)) continue;
      const read = isPicture ? await readPhoto(upload) : readDownload(upload);
      if ("trouble" in read) report({ ...top, text: read.trouble });
      const name = path.basename(upload.path);
      const unused = isPicture
        ? `No page shows this picture. Add ![What it shows](${name}) to a text in this folder, or delete the picture.`
        : `No page links to this file, so it is not published. Add [its name](/${upload.path}) to a text, or delete the file.`;
      // A text that names it by another path, or from another folder, gets a finding of its own.
      const isNamed = ({ text, path: place, originalPath }: ContentFile) =>
        text.includes(`/${name}`) ||
        text.includes(`\\${name}`) ||
        (text.includes(name) && (!hasOther(pathOfPhoto(originalPath, name)) || invalid.has(place)));
      const isShown = shown.has(upload.path.toLowerCase()) || files.some(isNamed);
      const isUsed = isPicture ? isShown : linked.has(`/${upload.path}`);
      const severity = isPicture ? "error" : "warning";
      const subject = { file: upload.path };
      if (isReadable && !isUsed) report({ ...top, text: unused, severity, subject });
      if (!("width" in read)) continue;
      for (const entry of entries) {
        const { kind, file } = entry;
        const isSmall = read.width < pictureSpaces.wide.width;
        for (const { kind: to, target, range } of isSmall ? pointersOf(entry) : []) {
          if (to !== "image" || pathOfPhoto(file.originalPath, target) !== upload.path) continue;
          const isInBody = range().start >= (file.body?.start ?? Infinity);
          const { width } = pictureSpaces[(!isInBody && spaces[kind]) || "text"];
          if (read.width >= width) continue;
          const text = `The picture is ${read.width} pixels wide but shown up to ${width} pixels wide, so it looks blurred. Use the original, or a larger picture.`;
          report({ file: file.path, ...range(), severity: "warning", text });
        }
      }
    }
  },
} satisfies Rule;
