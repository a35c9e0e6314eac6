import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import readExif from "exif-reader";
import type { Metadata } from "sharp";

/** A photograph that may be shown: its file, its size in pixels and a hash of its content. */
export type Photo = { file: string; width: number; height: number; hash: string };

/** Why a photograph cannot be shown, and what to do about it. */
export type PhotoTrouble = { says: string; expected: string; fix: string };

const megabyte = 1_000_000;
const megabytesAtMost = 8;
const million = 1_000_000;
const pixelsAtMost = 40 * million;
const timesAsLongAtMost = 10;
const formats = ["jpeg", "png", "webp", "heif", "tiff"];
const smaller = "Save it smaller: 2400 pixels on the long side are plenty.";
const unreadable = {
  says: "The picture cannot be read.",
  expected: "",
  fix: "Open it in a photo program and save it again as JPEG.",
};
// Programs write coordinates or names of places, under namespace prefixes of their choice.
const placeInXmp = /GPSL(?:atitude|ongitude)|:(?:City|(?:Sub)?Location(?:Created|Shown)?)\b/;

/**
 * Checks that a photograph can be decoded to its end, is not too large and does not tell where it
 * was taken.
 */
export async function readPhoto(file: string): Promise<Photo | PhotoTrouble> {
  try {
    const { size } = await stat(file);
    if (size > megabytesAtMost * megabyte) return tooHeavy(size);
    const bytes = await readFile(file);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    const checked = known.get(hash) ?? (await checkPhoto(bytes));
    known.set(hash, checked);
    return "says" in checked ? checked : { file, hash, ...checked };
  } catch {
    return unreadable;
  }
}

// A large photograph takes a while, and development asks at every save.
const known = new Map<string, Checked>();

type Checked = Pick<Photo, "width" | "height"> | PhotoTrouble;

async function checkPhoto(bytes: Buffer): Promise<Checked> {
  // Most checks meet no new photograph, and sharp loads slowly.
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(bytes).metadata();
  const trouble = troubleWith(metadata);
  if (trouble) return trouble;
  // The first lines of a damaged picture may be intact, so it is decoded to its end.
  await sharp(bytes).resize({ width: 64 }).raw().toBuffer();
  const { width, height } = metadata.autoOrient;
  return { width, height };
}

function tooHeavy(size: number): PhotoTrouble {
  return {
    says: `The picture has ${(size / megabyte).toFixed(1)} MB.`,
    expected: `A picture can have at most ${megabytesAtMost} MB.`,
    fix: smaller,
  };
}

function troubleWith({ format, width, height, exif, xmp }: Metadata): PhotoTrouble | undefined {
  if (!formats.includes(format)) return unreadable;
  if (width * height > pixelsAtMost) {
    return {
      says: `The picture is ${width} pixels wide and ${height} high.`,
      expected: `A picture can have at most ${pixelsAtMost / million} million pixels.`,
      fix: smaller,
    };
  }
  if (Math.max(width, height) > timesAsLongAtMost * Math.min(width, height)) {
    return {
      says: `The picture is ${width} pixels wide and ${height} high.`,
      expected: `The longer side can be ${timesAsLongAtMost} times as long as the other.`,
      fix: "Cut out the part that matters.",
    };
  }
  if (!hasPlace(exif) && !placeInXmp.test(xmp?.toString("latin1").replaceAll("\0", "") ?? ""))
    return undefined;
  return {
    says: "The picture tells where it was taken (GPS data, or the name of the place).",
    expected: "That could lead somebody to a girl or her family.",
    fix: "Save a copy without location data, and replace the file with the copy.",
  };
}

/** True where one of the photographs inside another file tells where it was taken. */
export function hasPlaceInside(bytes: Buffer) {
  const [begin, longest] = ["Exif\0\0", 65_536];
  for (let at = bytes.indexOf(begin); at >= 0; at = bytes.indexOf(begin, at + begin.length)) {
    if (hasPlace(bytes.subarray(at, at + longest))) return true;
  }
  return false;
}

function hasPlace(exif: Buffer | undefined) {
  if (!exif) return false;
  try {
    const { GPSInfo: place } = readExif(exif);
    return place !== undefined && Object.keys(place).some((name) => name.startsWith("GPSL"));
  } catch {
    // Data that cannot be parsed is treated as if it held a place.
    return exif.includes("GPS");
  }
}
