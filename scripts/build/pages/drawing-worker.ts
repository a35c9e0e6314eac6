// Draws pages in a thread of its own, from words that it reads itself.
import { parentPort, workerData } from "node:worker_threads";
import { inspectLibrary, withInspection } from "#app/library/library.server.ts";
import { recordedContents } from "#app/library/reads/recorded-contents.ts";
import { openSite } from "#scripts/build/pages/ask-site.ts";
import { drawTarget, type Drawing } from "#scripts/build/pages/draw-target.ts";
import type { ThreadNeeds } from "#scripts/build/pages/draw-targets.ts";
import { nameOfWords } from "#scripts/build/pages/name-of-words.ts";
import { pageAssets } from "#scripts/build/pages/page-assets.ts";
import type { SiteTarget } from "#scripts/build/pages/site-targets.ts";

const { appFolder, words } = workerData as ThreadNeeds;
const inspection = await inspectLibrary();
// Somebody may have saved since the others read the words.
if (!inspection.contents || nameOfWords(inspection.texts) !== words) process.exit();
const contents = recordedContents(inspection.contents, inspection.shown);
const studio = { ask: await openSite(appFolder), assets: await pageAssets(appFolder), contents };

async function draw(targets: SiteTarget[]) {
  const drawings: Drawing[] = [];
  for (const target of targets) drawings.push(await drawTarget(studio, target));
  parentPort?.postMessage(drawings);
}

parentPort?.on("message", (targets: SiteTarget[]) => {
  const drawn = withInspection({ ...inspection, contents }, () => draw(targets));
  drawn.catch(() => process.exit(1));
});
