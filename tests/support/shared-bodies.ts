import { setBodyCache } from "#scripts/build/body-cache.ts";

/** Lets the tests share the bodies that were compiled before, in a folder named after the dialect. */
export async function setup() {
  await setBodyCache();
}
