import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { basePath } from "#app/content/base-path.ts";
import type { BrowserPart } from "#app/server-build.ts";

// More than this travels once for all pages; less, and a second request costs a slow line more than its bytes.
const inlineAtMost = 9_000;
// What hosts mostly use: more takes twenty times as long for a tenth less.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The parts that pages share, as the finishing of pages and the headers need them. */
export type PageAssets = BrowserPart & {
  /** The stylesheets that are small enough to be inside the pages that link them, by their addresses. */
  inlineStyles: Map<string, { text: string; hash: string }>;
  /** The hash by which a browser knows the script again. */
  integrity: string;
  /** Fonts that every page needs, as addresses. */
  fonts: string[];
  /** Bytes of each file below assets/, as they travel. */
  weights: Map<string, number>;
};

/** The parts that pages share, of code that was built into a folder; a stylesheet that is inside pages leaves it. */
export function pageAssets(folder: string): PageAssets {
  const place = path.join(folder, "assets");
  const names = readdirSync(place);
  const address = (name: string) => `${basePath}/assets/${name}`;
  const named = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one));
    if (!name) throw new Error(`The build has no file like ${pattern}.`);
    return name;
  };
  const weights = new Map(
    names.map((name) => {
      const bytes = readFileSync(path.join(place, name));
      // Fonts are compressed already.
      return [address(name), name.endsWith(".woff2") ? bytes.length : sentBytes(bytes)];
    }),
  );
  const script = named(/^entry\.client-.*\.js$/);
  const [styles, homeStyles] = [named(/^styles-.*\.css$/), named(/^home-.*\.css$/)];
  const hash = (kind: string, text: string | Buffer) =>
    `${kind}-${createHash(kind).update(text).digest("base64")}`;
  const inlineStyles: PageAssets["inlineStyles"] = new Map();
  for (const name of [styles, homeStyles]) {
    const written = readFileSync(path.join(place, name), "utf8").trim();
    const text = written.replaceAll("url(/pindo.svg)", `url(${basePath}/pindo.svg)`);
    if (brotliCompressSync(text).length > inlineAtMost) continue;
    inlineStyles.set(address(name), { text, hash: hash("sha256", text) });
    // It is no file of the site any more, so no host is told to keep it.
    rmSync(path.join(place, name));
    weights.delete(address(name));
  }
  return {
    styles: address(styles),
    homeStyles: address(homeStyles),
    script: address(script),
    integrity: hash("sha384", readFileSync(path.join(place, script))),
    fonts: names
      .filter((name) => /^(display|text)-(?!kikuyu|accents).*\.woff2$/.test(name))
      .map(address),
    weights,
    inlineStyles,
  };
}

/** The bytes of a text as hosts send it. */
export function sentBytes(text: string | Buffer) {
  return brotliCompressSync(text, { params }).length;
}
