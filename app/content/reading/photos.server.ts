import { createHash } from "node:crypto";
import readExif from "exif-reader";
import type { Metadata } from "sharp";
import type { FoundFile } from "#app/content/reading/read-content.server.ts";

/** A photograph that may be shown: its path on disk, its size in pixels and a hash of its content. */
export type Photo = { diskPath: string; width: number; height: number; hash: string };

/** Why a file cannot be published, and how to fix it. */
export type FileTrouble = { trouble: string };

const megabyte = 1_000_000;
const bytesAtMost = 8 * megabyte;
const million = 1_000_000;
const pixelsAtMost = 40 * million;
const timesAsLongAtMost = 10;
const formats = ["jpeg", "png", "webp", "heif", "tiff"];
const smaller = "Save a smaller copy: 2400 pixels on the long side is plenty.";
const unreadable = {
  trouble:
    "The picture cannot be read. Open it in a photo app and save it again as JPEG (on an iPhone: a HEIC photo).",
};
// Cameras and editors write coordinates or place names, under any namespace prefix.
const placeInXmp = /GPSL(?:atitude|ongitude)|:(?:City|Sublocation|Location(?:Created|Shown)?)\b/;
// Decoding a large photograph takes a while, and development asks at every save.
const cache = new Map<string, Photo | FileTrouble>();

/** Checks that a photograph can be decoded, is not too large and does not reveal where it was taken. */
export async function readPhoto(source: FoundFile): Promise<Photo | FileTrouble> {
  const key = `${source.diskPath} ${source.size} ${source.time}`;
  const photo = cache.get(key) ?? (await checkPhoto(source).catch(() => unreadable));
  if (source.time) cache.set(key, photo);
  return photo;
}

async function checkPhoto({ diskPath, size, read }: FoundFile): Promise<Photo | FileTrouble> {
  if (size === 0) return { trouble: "The picture is empty. Upload it again." };
  if (size > bytesAtMost) {
    const megabytes = (size / megabyte).toFixed(1);
    return { trouble: `The picture is ${megabytes} MB; the limit is 8 MB. ${smaller}` };
  }
  const bytes = read();
  // Most checks meet no photograph, and sharp loads slowly.
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(bytes).metadata();
  const trouble = troubleWith(metadata);
  if (trouble) return { trouble };
  // The first rows of a damaged picture may be intact, so decode all of it.
  await sharp(bytes).resize({ width: 64 }).raw().toBuffer();
  const { width, height } = metadata.autoOrient;
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { diskPath, width, height, hash };
}

function troubleWith({ format, width, height, exif, xmp, pages = 1 }: Metadata) {
  if (!formats.includes(format)) return unreadable.trouble;
  if (pages > 1)
    return "The picture is animated, which the site cannot show. Save one of its frames as JPEG.";
  const size = `The picture is ${width} pixels wide and ${height} high`;
  if (width * height > pixelsAtMost)
    return `${size}; the limit is ${pixelsAtMost / million} million pixels. ${smaller}`;
  if (Math.max(width, height) > timesAsLongAtMost * Math.min(width, height))
    return `${size}, a shape that no page can show. Crop it to the part that matters.`;
  const words = xmp?.toString("latin1").replaceAll("\0", "") ?? "";
  if (!hasPlace(exif) && !placeInXmp.test(words)) return undefined;
  return "The picture contains the place where it was taken (GPS data or a place name), or camera data that cannot be read, which could help somebody find a girl or her family. Save a copy without location data, and replace the file with the copy.";
}

function hasPlace(exif: Buffer | undefined) {
  if (!exif) return false;
  try {
    const { GPSInfo: place } = readExif(exif);
    return place !== undefined && Object.keys(place).some((name) => name.startsWith("GPSL"));
  } catch {
    // Nobody knows what data that cannot be parsed says.
    return true;
  }
}
