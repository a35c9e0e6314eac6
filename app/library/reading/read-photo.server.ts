import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import readExif from "exif-reader";

/** A photograph that may be shown: its file, its size in pixels and a name made of its content. */
export type Photo = { file: string; width: number; height: number; hash: string };

/** Why a photograph may not be shown, and what to do. */
export type PhotoTrouble = { says: string; expected: string; fix: string };

const megabyte = 1_000_000;
const megabytesAtMost = 8;

/** Looks at a photograph once: whether it can be read, is not too large and tells no place. */
export async function readPhoto(file: string): Promise<Photo | PhotoTrouble> {
  const { size } = await stat(file);
  if (size > megabytesAtMost * megabyte) {
    return {
      says: `The picture has ${(size / megabyte).toFixed(1)} MB.`,
      expected: `A picture can have at most ${megabytesAtMost} MB.`,
      fix: "Save it smaller: 2400 pixels on the long side are plenty.",
    };
  }
  const bytes = await readFile(file);
  // Most sites that are checked name no photograph, and the program for pictures loads slowly.
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height) {
    return {
      says: "The picture cannot be read.",
      expected: "",
      fix: "Open it in a photo program and save it again as JPEG.",
    };
  }
  if (hasPlace(metadata.exif) || metadata.xmp?.includes("exif:GPSL")) {
    return {
      says: "The picture tells where it was taken (GPS data).",
      expected: "That could lead somebody to a girl or her family.",
      fix: "Save a copy without location data, and replace the file with the copy.",
    };
  }
  const { width, height } = metadata.autoOrient;
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { file, width, height, hash };
}

function hasPlace(exif: Buffer | undefined) {
  if (!exif) return false;
  try {
    const { GPSInfo: place } = readExif(exif);
    return place !== undefined && Object.keys(place).some((name) => name.startsWith("GPSL"));
  } catch {
    // Data that cannot be read could still hold a place, so it is treated as if it did.
    return exif.includes("GPS");
  }
}
