import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * A key that changes with these files, the files in these folders, and these words; for what is
 * kept until its sources change.
 * @param {string[]} places relative to the root
 */
export function sourceKey(places, words = "", root = ".") {
  const hash = createHash("sha256").update(words);
  /** @param {string} place */
  const add = (place) => {
    const file = path.resolve(root, place);
    // An editor's lock file is a link to nothing, and whoever uses a missing file says so better.
    const facts = statSync(file, { throwIfNoEntry: false });
    if (!facts) return;
    if (facts.isDirectory()) for (const name of readdirSync(file).sort()) add(`${place}/${name}`);
    else hash.update(`\n${place}\n`).update(readFileSync(file));
  };
  for (const place of places) add(place);
  return hash.digest("hex").slice(0, 12);
}
