import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Photo } from "#app/content/reading/photos.server.ts";
import {
  photoFile,
  photoFormats,
  photoWidths,
  type PhotoFormat,
} from "#app/content/parts/picture-of.ts";
import { cachePicture, pictureCache } from "#scripts/build/pictures/picture-cache.ts";

/** Makes the widths and formats of every photograph, upright and without metadata, unless cached; returns all files. */
export async function makePhotos(
  photos: Iterable<Photo>,
  folder = pictureCache("photos", ["scripts/build/pictures"]),
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  // The same picture may be used in two places.
  const byContent = new Map([...photos].map((photo) => [photo.hash, photo]));
  for (const photo of byContent.values()) {
    for (const width of photoWidths(photo)) {
      for (const format of photoFormats) {
        const name = photoFile(photo, width, format);
        const cached = path.join(folder, name);
        await cachePicture(cached, () => drawPhoto(photo, width, format));
        files.push(cached);
      }
    }
  }
  return files;
}

async function drawPhoto({ diskPath }: Photo, width: number, format: PhotoFormat) {
  const { default: sharp } = await import("sharp");
  const resized = sharp(diskPath).autoOrient().resize({ width });
  const quality = { avif: 50, webp: 72, jpeg: 74 }[format];
  // More effort saves a few percent and takes minutes for a dozen pictures.
  const effort = format === "jpeg" ? {} : { effort: 3 };
  // JPEG has no transparency.
  if (format === "jpeg") resized.flatten({ background: "#ffffff" });
  return resized.toFormat(format, { quality, ...effort }).toBuffer();
}
