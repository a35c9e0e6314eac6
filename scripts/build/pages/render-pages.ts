import { createHash } from "node:crypto";
import { securityHeaders } from "#app/head/security-headers.ts";
import type { Contents } from "#app/library/contents.ts";
import { pageOrigins } from "#app/library/pages/page-origins.ts";
import { compressedText, textFiles, writeText } from "#scripts/build/compressed-text.ts";
import type { OutputDraft } from "#scripts/build/output-draft.ts";
import { finishPage, metaPolicy, type FinishedPage } from "#scripts/build/pages/finish-page.ts";
import type { Site } from "#scripts/build/pages/open-site.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { pageFacts } from "#scripts/build/pages/page-facts.ts";
import { loadedWeight } from "#scripts/build/pages/page-weight.ts";
import { siteTargets, type SiteTarget } from "#scripts/build/pages/site-targets.ts";
import type { RenderedPage, SiteRecord } from "#scripts/build/site-record.ts";
import { budgetOf } from "#scripts/checks/pages-are-light.ts";

/** What rendering needs: the words, the built site, what its pages share, and what was before. */
export type RenderNeeds = {
  contents: Contents;
  site: Site;
  assets: PageAssets;
  /** A hash of all that decides about pages besides what their loaders answer. */
  code: string;
  before: SiteRecord["pages"];
  draft: OutputDraft;
};

/**
 * Renders every page whose loaders answer something else than in the last build, and answers with
 * all pages by their addresses, and with how many were rendered.
 */
export async function renderPages(needs: RenderNeeds) {
  const { contents, site, before, draft } = needs;
  const pages: SiteRecord["pages"] = {};
  let rendered = 0;
  for (const target of siteTargets(contents)) {
    const { address, isPage } = target;
    const known = before[address];
    // A document is its loader's answer, and an error page has none of its own.
    const answer = isPage && known ? await site.answer(address) : undefined;
    const isSame = answer !== undefined && known?.hash === hashOf(needs, target, answer);
    if (isSame && draft.leave(...filesOf(target))) pages[address] = known;
    else {
      pages[address] = await renderTarget(needs, target);
      rendered += 1;
    }
  }
  return { pages, rendered };
}

async function renderTarget(needs: RenderNeeds, target: SiteTarget): Promise<RenderedPage> {
  const { assets, draft } = needs;
  const { address, file, folderFile, isPage } = target;
  const { text, own, fonts, answer } = await renderedTarget(needs, target);
  const hash = hashOf(needs, target, answer);
  const loaded = loadedWeight({ own, fonts }, assets);
  const quick = compressedText(text);
  const isHeavy = isPage && loaded.whole + quick[".br"].length > budgetOf(address);
  const compressed = isHeavy ? compressedText(text, true) : quick;
  for (const place of folderFile ? [file, folderFile] : [file])
    writeText(draft, place, text, compressed);
  if (!isPage) return { hash };
  const weight = { ...loaded, whole: loaded.whole + compressed[".br"].length };
  return { hash, facts: pageFacts(address, own), weight };
}

function filesOf({ file, folderFile }: SiteTarget) {
  return [file, ...(folderFile ? [folderFile] : [])].flatMap(textFiles);
}

/** A page or a document as it is written to disk, and what its loaders answered. */
export async function renderedTarget(
  { contents, site, assets }: Pick<RenderNeeds, "contents" | "site" | "assets">,
  { address, status, isPage }: SiteTarget,
): Promise<FinishedPage & { answer: unknown }> {
  const { text, answer } = await site.render(address, status);
  if (!isPage) return { text, own: text, fonts: [], answer };
  const headers = securityHeaders(headerFacts(assets, contents, address));
  return { ...finishPage(text, assets, metaPolicy(headers["Content-Security-Policy"])), answer };
}

/** What the headers of a page depend on. */
export function headerFacts({ inlineStyle }: PageAssets, contents: Contents, address: string) {
  const styleHashes = inlineStyle ? [inlineStyle.hash] : [];
  const { rememberHttps } = contents.site;
  return { styleHashes, rememberHttps, ...pageOrigins(contents, address) };
}

// The policy in a page names the strangers it may speak with, which its loaders do not tell.
function hashOf({ contents, code }: RenderNeeds, { address }: SiteTarget, answer: unknown): string {
  const parts = [code, pageOrigins(contents, address), answer];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
