import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { outputFolder } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";

/** What the pages of a built site share, by which a test renders any words as pages of it. */
export function builtAssets(built = outputFolder()): PageAssets {
  const page = readFileSync(path.join(built, "index.html"), "utf8");
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
