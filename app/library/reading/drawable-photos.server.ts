import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

// Enough to read a picture to its end, and drawn in a moment.
const trialWidth = 64;
const drawable = new Set<string>();

/**
 * True for a picture that can be drawn whole. Each is tried once in its life and then known by its
 * hash in the folder that BODY_CACHE names, because a large one takes a while.
 */
export async function isDrawable(bytes: Buffer, hash: string): Promise<boolean> {
  const folder = process.env.BODY_CACHE && path.join(process.env.BODY_CACHE, "photos");
  const mark = folder && path.join(folder, hash);
  if (drawable.has(hash) || (mark && existsSync(mark))) return true;
  const { default: sharp } = await import("sharp");
  try {
    await sharp(bytes).resize({ width: trialWidth }).raw().toBuffer();
  } catch {
    return false;
  }
  drawable.add(hash);
  if (folder && mark) await keepMark(folder, mark);
  return true;
}

async function keepMark(folder: string, mark: string) {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(mark, "");
  } catch {
    // On a full or locked disk the picture is only tried again next time.
  }
}
