import { createHash } from "node:crypto";

/** A name made of the hashes of all files of words, by which two readings are known to be of the same. */
export function nameOfWords(texts: ReadonlyMap<string, string>) {
  return createHash("sha256")
    .update(JSON.stringify([...texts].sort()))
    .digest("base64url");
}
