import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { basePath } from "#app/content/base-path.ts";
import type { BrowserPart } from "#app/server-build.ts";

// A larger stylesheet is loaded once for all pages; a smaller one is not worth a second request on a slow line.
const inlineAtMost = 10_000;
// The quality that most hosts use; the best takes twenty times as long and saves a tenth.
const compressed = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The assets that pages share, for finishing pages and writing headers. */
export type PageAssets = BrowserPart & {
  /** The stylesheets that are small enough to inline, by address. */
  inlineStyles: Map<string, { text: string; hash: string }>;
  /** The integrity hash of the script. */
  integrity: string;
  /** The addresses of fonts that every page needs. */
  fonts: string[];
  /** The compressed size of each file below assets/, in bytes. */
  weights: Map<string, number>;
};

/** The assets that pages share, from the code that was built into a folder; inlined stylesheets are deleted from it. */
export async function pageAssets(folder: string): Promise<PageAssets> {
  const place = path.join(folder, "assets");
  const names = readdirSync(place);
  const address = (name: string) => `${basePath}/assets/${name}`;
  const named = (pattern: RegExp) => {
    const name = names.find((name) => pattern.test(name));
    if (!name) throw new Error(`The build has no file like ${pattern}.`);
    return name;
  };
  const weighed = names.map(async (name): Promise<[address: string, bytes: number]> => {
    const bytes = readFileSync(path.join(place, name));
    // Fonts are already compressed.
    return [address(name), name.endsWith(".woff2") ? bytes.length : await sentBytes(bytes)];
  });
  const weights = new Map(await Promise.all(weighed));
  const script = named(/^entry\.client-.*\.js$/);
  const [styles, homeStyles] = [named(/^styles-.*\.css$/), named(/^home-.*\.css$/)];
  const hash = (kind: string, text: string | Buffer) =>
    `${kind}-${createHash(kind).update(text).digest("base64")}`;
  const inlineStyles: PageAssets["inlineStyles"] = new Map();
  for (const name of [styles, homeStyles]) {
    if ((weights.get(address(name)) ?? 0) > inlineAtMost) continue;
    const written = readFileSync(path.join(place, name), "utf8").trim();
    const text = written.replaceAll("url(/pindo.svg)", `url(${basePath}/pindo.svg)`);
    inlineStyles.set(address(name), { text, hash: hash("sha256", text) });
    // The inlined file is deleted, so that no headers are written for it.
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

/** The size of a text as hosts send it, in bytes; compressed outside the main thread. */
export async function sentBytes(text: string | Buffer) {
  return (await compressed(text, { params })).length;
}
