import { setBodyCache } from "#scripts/build/body-cache.ts";

/**
 * Lets the tests share the bodies that were compiled before, in a folder named after the dialect.
 * Their content folders live for one test, so no record is kept of them.
 */
export function setup() {
  setBodyCache();
  delete process.env.READING_CACHE;
}
