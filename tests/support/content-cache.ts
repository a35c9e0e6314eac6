import { setContentCache } from "#scripts/build/content-cache.ts";

/** Lets tests share what was read and compiled before, as programs do. */
export function setup() {
  setContentCache();
}
