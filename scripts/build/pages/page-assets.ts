import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { basePath } from "#app/library/base-path.ts";
import { compressedText } from "#scripts/build/compressed-text.ts";

const inlineAtMost = 8_000;
const assetsFile = "page-assets.json";

/** The parts that pages share, as the finishing of pages and the headers need them. */
export type PageAssets = {
  /** The stylesheet where it is small enough to stand inside the pages. */
  inlineStyle?: { address: string; text: string; hash: string };
  /** The script of every page, and the hash by which a browser knows it again. */
  script?: { address: string; integrity: string };
  /** Fonts that every page needs, as addresses. */
  fonts: string[];
  /** Bytes of each file below assets/, as they travel. */
  weights: Map<string, number>;
};

type Recorded = Omit<PageAssets, "weights"> & { weights: [string, number][] };

/** The parts that pages share, as they were measured when the code in this folder was built. */
export async function pageAssets(codeFolder: string): Promise<PageAssets> {
  const text = await readFile(path.join(codeFolder, assetsFile), "utf8");
  const recorded = JSON.parse(text) as Recorded;
  return { ...recorded, weights: new Map(recorded.weights) };
}

/** Measures the parts that pages share in built code and writes them down beside it. */
export async function measurePageAssets(codeFolder: string): Promise<void> {
  const assets = await measuredAssets(path.join(codeFolder, "client"));
  const recorded: Recorded = { ...assets, weights: [...assets.weights] };
  await writeFile(path.join(codeFolder, assetsFile), JSON.stringify(recorded));
}

async function measuredAssets(client: string): Promise<PageAssets> {
  const folder = path.join(client, "assets");
  const names = await readdir(folder);
  const weights = new Map<string, number>();
  for (const name of names) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    // Fonts are compressed already.
    const sent = name.endsWith(".woff2") ? bytes : await writeCompressed(file, bytes);
    weights.set(`${basePath}/assets/${name}`, sent.length);
  }
  const style = names.find((name) => /^styles-.*\.css$/.test(name));
  const fonts = names
    .filter((name) => /^(display|text)-(?!kikuyu).*\.woff2$/.test(name))
    .map((name) => `${basePath}/assets/${name}`);
  const entry = names.find((name) => /^entry\.client-.*\.js$/.test(name));
  const script = entry && {
    address: `${basePath}/assets/${entry}`,
    integrity: `sha384-${createHash("sha384")
      .update(await readFile(path.join(folder, entry)))
      .digest("base64")}`,
  };
  if (!style || !script) throw new Error("The build has no stylesheet or no script.");
  const address = `${basePath}/assets/${style}`;
  if ((weights.get(address) ?? 0) > inlineAtMost) return { fonts, script, weights };
  const text = (await readFile(path.join(folder, style), "utf8")).trim();
  const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return { fonts, script, weights, inlineStyle: { address, text, hash } };
}

// Here, because what the code is built to stays the same for many builds of the words.
async function writeCompressed(file: string, bytes: Buffer) {
  const compressed = compressedText(bytes, true);
  for (const [ending, smaller] of Object.entries(compressed)) {
    if (smaller.length < bytes.length) await writeFile(file + ending, smaller);
  }
  return compressed[".br"].length < bytes.length ? compressed[".br"] : bytes;
}
