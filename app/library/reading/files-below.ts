import { readdirSync } from "node:fs";
import path from "node:path";

/** A file or a link below a folder, with its path inside that folder in forward slashes. */
export type FileBelow = { path: string; isLink: boolean };

/** Every file and every link below a folder; links are not followed. */
export function filesBelow(folder: string, inside = ""): FileBelow[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = inside + entry.name;
    if (entry.isDirectory()) return filesBelow(path.join(folder, entry.name), `${place}/`);
    const isLink = entry.isSymbolicLink();
    return isLink || entry.isFile() ? [{ path: place, isLink }] : [];
  });
}
