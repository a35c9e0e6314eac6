import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { MendableError } from "#app/library/problems/mendable-error.ts";

/** How much somebody else may hand in. */
export type Limits = { files: number; bytes: number };

/**
 * The paths of all files below a folder that holds what a stranger made. Throws a MendableError where
 * something is no plain file, has a name that our builds do not give, or is beyond the limits.
 */
export async function checkedFiles(folder: string, limits: Limits): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  let bytes = 0;
  for (const one of found) {
    const place = path.join(one.parentPath, one.name);
    const name = path.relative(folder, place);
    if (!isPlainPath(name)) throw new MendableError("A file has a name that is not allowed here.");
    if (one.isDirectory()) continue;
    if (!one.isFile()) throw new MendableError("There is something that is no plain file.");
    bytes += (await lstat(place)).size;
    files.push(name);
  }
  if (bytes > limits.bytes) throw new MendableError(`It is larger than ${limits.bytes} bytes.`);
  if (files.length > limits.files)
    throw new MendableError(`It has more than ${limits.files} files.`);
  return files;
}

// The names that a build of ours gives, and nothing that git obeys.
function isPlainPath(name: string) {
  const isPlain = (one: string) =>
    /^[\p{L}\p{N}._@+ -]{1,200}$/u.test(one) && !/^(\.+|\.git.*)$/iu.test(one);
  return name.length <= 1_000 && name.split("/").every(isPlain);
}
