import { createHash } from "node:crypto";

/** The hash of these texts together. */
export function contentHash(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
