import { rm } from "node:fs/promises";
import path from "node:path";

/** A copy of the site to measure in, an archive to measure with, and a folder for what comes out. */
export type Ground = { site: string; content: string; out: string; posts: number };

/** Forgets all that earlier commands kept in the copy, as if they had never run. */
export function forgetCaches({ site }: Ground) {
  return rm(path.join(site, ".cache"), { recursive: true, force: true });
}
