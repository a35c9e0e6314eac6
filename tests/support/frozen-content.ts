import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * A complete content folder that no writer changes: what the specification promises is tested on
 * it, so that no edit of the real content fails a test that is about code.
 */
export const frozenContent = path.resolve("tests/fixtures/content");

/** The text of each file of words in a folder, by its path inside it. */
export async function textsIn(folder: string) {
  const paths = (await readdir(folder, { recursive: true })).filter((one) =>
    /\.(?:yaml|mdx)$/.test(one),
  );
  const read = paths.map(async (one) => {
    const text = await readFile(path.join(folder, one), "utf8");
    return [one.split(path.sep).join("/"), text] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
