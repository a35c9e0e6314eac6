import { readdirSync } from "node:fs";
import path from "node:path";

/** A file or symbolic link below a folder. */
type FileBelow = {
  /** Its path inside that folder, with forward slashes. */
  path: string;
  /** True for a symbolic link, and for anything else that is not a regular file. */
  isLink: boolean;
};

/** Every file and symbolic link below a folder; links are not followed. */
export function filesBelow(folder: string, inside = ""): FileBelow[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = inside + entry.name;
    if (entry.isDirectory()) return filesBelow(path.join(folder, entry.name), `${place}/`);
    return [{ path: place, isLink: !entry.isFile() }];
  });
}
