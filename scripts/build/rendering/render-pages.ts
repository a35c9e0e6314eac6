import { quickExitHash } from "#app/head/quick-exit.ts";
import { contentSecurityPolicy } from "#app/head/security-headers.ts";
import type { Contents } from "#app/content/contents.ts";
import { pageOrigins } from "#app/content/page-origins.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import type { SiteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { pageFacts, type PageFacts } from "#scripts/build/rendering/page-facts.ts";
import { siteTargets, type SiteTarget } from "#scripts/build/rendering/site-targets.ts";

/** The facts about each page of a site that the checks need, by address. */
export type RenderedPages = Record<string, PageFacts>;

/** Renders every address of the site and writes the result. */
export async function renderPages(
  contents: Contents,
  render: SiteRenderer,
  assets: PageAssets,
  next: NextOutput,
): Promise<RenderedPages> {
  const pages: RenderedPages = {};
  const { quickExit } = contents.interface;
  const scriptHashes = quickExit ? [quickExitHash(quickExit.address)] : [];
  for (const target of siteTargets(contents)) {
    const { address, file, folderFile, isPage } = target;
    const text = await renderedTarget({ contents, render, assets, scriptHashes }, target);
    next.write(file, text);
    if (folderFile) next.write(folderFile, text);
    // A substring keeps the whole text in memory; a copy does not.
    if (isPage) pages[address] = structuredClone(pageFacts(address, text));
  }
  return pages;
}

type Needs = {
  contents: Contents;
  render: SiteRenderer;
  assets: PageAssets;
  scriptHashes: string[];
};

// A page or a document as it is written to disk.
async function renderedTarget(
  { contents, render, assets, scriptHashes }: Needs,
  { address, status, isPage }: SiteTarget,
): Promise<string> {
  const text = await render(address, status);
  if (!isPage) return text;
  const styleHashes = stylesheetsOf(text).flatMap(
    (style) => assets.inlineStyles.get(style)?.hash ?? [],
  );
  const origins = pageOrigins(contents, address);
  const policy = contentSecurityPolicy({ styleHashes, scriptHashes, ...origins });
  return finishPage(text, assets, policy);
}

/** A page as it is written to disk: with its styles inline, its fonts preloaded, and its policy. */
export function finishPage(
  html: string,
  { inlineStyles, fonts }: PageAssets,
  policy: string,
): string {
  const end = html.indexOf("</head>");
  const [head, rest] = [html.slice(0, end), html.slice(end)];
  const preloaded = /^<\/head><body[^>]* class="plain"/.test(rest) ? [] : fonts;
  const early = [
    `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', "&quot;")}"/>`,
    ...preloaded.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`,
    ),
  ].join("");
  const charset = '<meta charSet="utf-8"/>';
  if (!head.includes(charset)) throw new Error("A page has no place for its policy and fonts.");
  const finished = head.replace(charset, () => charset + early);
  const styled = finished.replace(stylesheet, (link, address: string) => {
    const style = inlineStyles.get(address);
    return style ? `<style>${style.text}</style>` : link;
  });
  return styled + rest;
}

const stylesheet = /<link rel="stylesheet" href="([^"]*)"\/>/g;

/** The addresses of the stylesheets that a page links. */
function stylesheetsOf(html: string) {
  return [...html.matchAll(stylesheet)].map(([, address = ""]) => address);
}
