import { baseContent } from "#tests/support/base-content.ts";
import type { Files } from "#tests/support/content-folder.ts";

/** A file of the small site in which one passage became another. */
export function changedFile(file: string, from: string, to: string): Files {
  const text = baseContent[file] ?? "";
  if (!text.includes(from)) throw new RangeError(`${file} does not say ${from}`);
  return { [file]: text.replace(from, () => to) };
}
