import { securityHeaders } from "#app/head/security-headers.ts";
import type { Contents } from "#app/library/contents.ts";
import { pageHead } from "#app/library/shown/page-head.ts";
import { pageOrigins } from "#app/library/pages/page-origins.ts";
import { recordReads, type Reads } from "#app/library/reads/recorder.ts";
import { sharePicture } from "#app/library/shown/share-picture.ts";
import type { AskSite } from "#scripts/build/pages/ask-site.ts";
import { finishPage, metaPolicy } from "#scripts/build/pages/finish-page.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { pageFacts, type PageFacts } from "#scripts/build/pages/page-facts.ts";
import { pageWeight, type PageWeight } from "#scripts/build/pages/page-weight.ts";
import type { SiteTarget } from "#scripts/build/pages/site-targets.ts";

/** What was drawn: the text of a file, what there is to know of it, and all that it read. */
export type Drawing = {
  text: string;
  facts?: PageFacts;
  weight?: PageWeight;
  share?: string;
  reads: Reads;
};

/** What drawing needs besides a target: the site, the parts that its pages share, and its words. */
export type Studio = { ask: AskSite; assets: PageAssets; contents: Contents };

/** Draws one target and writes down what it reads of recorded contents. */
export async function drawTarget(studio: Studio, target: SiteTarget): Promise<Drawing> {
  const { ask, assets, contents } = studio;
  const { address, status, isPage } = target;
  const { result, reads } = await recordReads(async () => {
    const html = await ask(address, status);
    if (!isPage) return { html };
    const headers = securityHeaders(headerFacts(assets, contents, address));
    const policy = metaPolicy(headers["Content-Security-Policy"]);
    return { html, policy, share: shareOf(contents, target) };
  });
  const { html, policy, share } = result;
  if (policy === undefined) return { text: html, reads };
  const page = finishPage(html, assets, policy);
  const [facts, weight] = [pageFacts(address, page.own), pageWeight(address, page, assets)];
  return { text: page.text, facts, weight, share, reads };
}

/** What the headers of a page depend on. */
export function headerFacts({ inlineStyle }: PageAssets, contents: Contents, address: string) {
  const styleHashes = inlineStyle ? [inlineStyle.hash] : [];
  return { styleHashes, ...pageOrigins(contents, address) };
}

function shareOf(contents: Contents, { address, status }: SiteTarget) {
  return status === 200 ? sharePicture(contents, pageHead(contents, address)).file : undefined;
}
