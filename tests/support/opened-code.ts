import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { outputFolder } from "#scripts/build/output.ts";
import { openSite } from "#scripts/build/pages/open-site.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { publicPages } from "#scripts/sources/read-site.ts";

/** The code of the site, by which a test renders any words as pages of a site that was built. */
export function openedCode(built = outputFolder()) {
  const assets = assetsOf(readFileSync(path.join(built, "index.html"), "utf8"));
  return { assets, render: publicPages(openSite(assets), assets) };
}

// What the pages of a built site share, as one of them names it.
function assetsOf(page: string): PageAssets {
  const found = (pattern: RegExp) => pattern.exec(page)?.[1] ?? "";
  const text = found(/<style>([^]*?)<\/style>/);
  return {
    styles: "/assets/styles.css",
    script: found(/<script type="module" src="([^"]+)"/),
    integrity: found(/ integrity="([^"]+)"/),
    fonts: [...page.matchAll(/ as="font"[^>]* href="([^"]+)"/g)].map(([, font = ""]) => font),
    weights: new Map(),
    inlineStyle: { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` },
  };
}
