import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { basePath } from "#app/content/base-path.ts";
import type { BrowserPart } from "#app/server-build.ts";

// For each stylesheet: a larger one is loaded once for all pages; a smaller one is not worth a second request on a slow line.
const inlineAtMost = 10_000;
// The quality that most hosts use; the best takes twenty times as long and saves a tenth.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

type InlineStyles = Map<string, { text: string; hash: string }>;

/** The assets that pages share, for finishing pages and writing headers. */
export type PageAssets = BrowserPart & {
  /** The stylesheets that are small enough to inline, by address. */
  inlineStyles: InlineStyles;
  /** The addresses of fonts that every page needs. */
  fonts: string[];
  /** The addresses of all files below assets/, which have a hash in their names. */
  lasting: string[];
};

/** The assets that pages share, from the code that was built into a folder; inlined stylesheets are deleted from it. */
export function pageAssets(folder: string): PageAssets {
  const place = path.join(folder, "assets");
  const names = readdirSync(place);
  const address = (name: string) => `${basePath}/assets/${name}`;
  const named = (pattern: RegExp) => {
    const name = names.find((name) => pattern.test(name));
    if (!name) throw new Error(`The build has no file like ${pattern}.`);
    return name;
  };
  const script = named(/^entry\.client-.*\.js$/);
  const [styles, homeStyles, proseStyles] = [
    named(/^styles-.*\.css$/),
    named(/^home-.*\.css$/),
    named(/^prose-.*\.css$/),
  ];
  const inlineStyles: InlineStyles = new Map();
  for (const name of [styles, homeStyles, proseStyles]) {
    const written = readFileSync(path.join(place, name), "utf8").trim();
    if (brotliCompressSync(written, { params }).length > inlineAtMost) continue;
    const text = written.replaceAll("url(/pindo.svg)", `url(${basePath}/pindo.svg)`);
    const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    inlineStyles.set(address(name), { text, hash });
    // The inlined file is deleted, so that no headers are written for it.
    rmSync(path.join(place, name));
  }
  return {
    styles: address(styles),
    homeStyles: address(homeStyles),
    proseStyles: address(proseStyles),
    script: address(script),
    fonts: names
      .filter((name) => /^(display|text)-(?!kikuyu|accents).*\.woff2$/.test(name))
      .map(address),
    lasting: names.map(address).filter((file) => !inlineStyles.has(file)),
    inlineStyles,
  };
}
