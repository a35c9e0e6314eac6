import { setTimeout as sleep } from "node:timers/promises";
import { basePath } from "#app/library/base-path.ts";
import { closeLibrary, inspectLibrary } from "#app/library/library.server.ts";
import { loadDictionary } from "#app/library/words/spelling/dictionary.server.ts";
import { loadCompiler } from "#app/mdx/compile-body.server.ts";
import type { SiteCode } from "#scripts/serve/site-code.ts";

const rounds = 10;
// So much is left to others between two rounds, such as a browser that loads the first page.
const breakMilliseconds = 20;

/**
 * Takes the steps of a save in advance, once the first page has been sent: what a save needs is
 * loaded, and what it runs has run often enough for Node to make it fast.
 */
export async function readyForSaves({ draw, isFromSources }: SiteCode, first: string) {
  await Promise.all([loadCompiler(), loadDictionary()]);
  // Vite draws slowly and would be in the way of whoever saves meanwhile.
  if (isFromSources) return;
  const page = new URL(first, "http://localhost");
  for (let round = 0; round < rounds; round += 1) {
    await sleep(breakMilliseconds);
    await (await draw(new Request(page))).text();
  }
}
