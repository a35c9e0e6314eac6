import { hash } from "node:crypto";

/** A short name for what was read, by which it is known to say the same. */
export function hashOfRead(value: unknown) {
  return hash("sha256", `${typeof value} ${String(value)}`, "base64url").slice(0, 12);
}
