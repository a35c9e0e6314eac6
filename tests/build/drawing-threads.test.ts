import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { beforeAll, describe, expect, it, vi } from "vitest";

import { inspectLibrary, closeLibrary, withInspection } from "#app/library/library.server.ts";
import { recordedContents } from "#app/library/reads/recorded-contents.ts";
import { openSite } from "#scripts/build/pages/ask-site.ts";
import type { Drawing } from "#scripts/build/pages/draw-target.ts";
import { drawTargets } from "#scripts/build/pages/draw-targets.ts";
import { nameOfWords } from "#scripts/build/pages/name-of-words.ts";
import { pageAssets } from "#scripts/build/pages/page-assets.ts";
import { missingPage, siteTargets, type SiteTarget } from "#scripts/build/pages/site-targets.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { builtCode } from "#tests/support/written-sites.ts";

const posts = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [
    `blog/post-${index}.mdx`,
    postFile(`\nWith {{girls}} girls, number ${index}.\n`, { title: `Post ${index}` }),
  ]),
);
let appFolder = "";

beforeAll(async () => {
  appFolder = await builtCode();
}, 180_000);

describe("drawing in further threads", () => {
  it("draws and reads what is drawn and read in one", async () => {
    const alone = await drawn(0);
    const together = await drawn(2);
    expect(together.drawings).toEqual(alone.drawings);
    expect(alone.drawnHere).toBe(alone.drawings.size);
    expect(together.drawnHere).toBeLessThan(alone.drawnHere);
  });

  it("leaves out a thread that has read other words", async () => {
    const alone = await drawn(0);
    expect(await drawn(1, "other words")).toEqual(alone);
  });
}, 60_000);

async function drawn(threads: number, words?: string) {
  const content = await contentFolder(posts);
  vi.stubEnv("CONTENT_DIR", content);
  // A thread has no memory of its own kind, and one on disk would be shared by all tests.
  vi.stubEnv("READING_CACHE", undefined);
  closeLibrary();
  const inspection = await inspectLibrary();
  if (!inspection.contents) throw new Error(path.basename(content));
  const contents = recordedContents(inspection.contents, inspection.shown);
  const [ask, assets] = [await openSite(appFolder), await pageAssets(appFolder)];
  let drawnHere = 0;
  const counted = async (address: string, status?: number) => {
    drawnHere += 1;
    // So that the others have begun before all is done.
    await sleep(threads * 50);
    return ask(address, status);
  };
  const studio = () => Promise.resolve({ ask: counted, assets, contents });
  const drawings = new Map<string, Drawing>();
  const tell = ({ address }: SiteTarget, drawing: Drawing) => void drawings.set(address, drawing);
  const needs = () => ({ appFolder, words: words ?? nameOfWords(inspection.texts) });
  await withInspection({ ...inspection, contents }, () =>
    drawTargets(siteTargets(contents), studio, needs, tell, threads),
  );
  vi.unstubAllEnvs();
  closeLibrary();
  return { drawings: withOwnReads(drawings), drawnHere };
}

// The first page that a thread draws reads the frame for all that it draws.
function withOwnReads(drawings: ReadonlyMap<string, Drawing>) {
  const everywhere = drawings.get(missingPage.address)?.reads ?? new Map<string, unknown>();
  return new Map(
    [...drawings].map(([address, drawing]) => {
      const own = [...drawing.reads].filter(([name]) => !everywhere.has(name));
      return [address, { ...drawing, reads: new Map(own) }];
    }),
  );
}
