import { quickExitHash } from "#app/head/quick-exit.ts";
import { contentSecurityPolicy } from "#app/head/security-headers.ts";
import type { Contents } from "#app/content/contents.ts";
import { pageOrigins } from "#app/content/page-data/page-origins.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import {
  finishPage,
  stylesheetsOf,
  type FinishedPage,
} from "#scripts/build/rendering/finish-page.ts";
import type { SiteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { sentBytes, type PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { pageFacts, type PageFacts } from "#scripts/build/rendering/page-facts.ts";
import { loadedWeight, type PageWeight } from "#scripts/build/rendering/page-weight.ts";
import { siteTargets, type SiteTarget } from "#scripts/build/rendering/site-targets.ts";

/** The pages of a site by address, with the facts that the checks need and their weight. */
export type RenderedPages = Record<string, { facts: PageFacts; weight: PageWeight }>;

// A page with fewer characters is far below its budget once compressed.
const longPage = 40_000;

/** Renders every address of the site and writes the result. */
export async function renderPages(
  contents: Contents,
  render: SiteRenderer,
  assets: PageAssets,
  next: NextOutput,
): Promise<RenderedPages> {
  const pages: RenderedPages = {};
  let compression = Promise.resolve();
  for (const target of siteTargets(contents)) {
    const { address, file, folderFile, isPage } = target;
    const { text, unstyled, fonts } = await renderedTarget({ contents, render, assets }, target);
    next.write(file, text);
    if (folderFile) next.write(folderFile, text);
    if (!isPage) continue;
    const loaded = loadedWeight({ unstyled, fonts }, assets);
    // A substring keeps the whole text in memory; a copy does not.
    const page = structuredClone({ facts: pageFacts(address, unstyled), weight: loaded });
    pages[address] = page;
    // Compressing a thousand short posts takes seconds.
    if (unstyled.length < longPage) continue;
    // One at a time, because each takes megabytes.
    compression = compression.then(async () => {
      page.weight.whole += await sentBytes(text);
    });
  }
  await compression;
  return pages;
}

type Needs = { contents: Contents; render: SiteRenderer; assets: PageAssets };

/** A page or a document as it is written to disk. */
export async function renderedTarget(
  { contents, render, assets }: Needs,
  { address, status, isPage }: SiteTarget,
): Promise<FinishedPage> {
  const text = await render(address, status);
  if (!isPage) return { text, unstyled: text, fonts: [] };
  const styleHashes = stylesheetsOf(text).flatMap(
    (style) => assets.inlineStyles.get(style)?.hash ?? [],
  );
  const origins = pageOrigins(contents, address);
  const { quickExit } = contents.interface;
  const scriptHashes = quickExit ? [quickExitHash(quickExit.address)] : [];
  const policy = contentSecurityPolicy({ styleHashes, scriptHashes, ...origins });
  return finishPage(text, assets, policy);
}
