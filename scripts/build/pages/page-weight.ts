import { constants, brotliCompressSync } from "node:zlib";
import type { FinishedPage } from "#scripts/build/pages/finish-page.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { budgetOf } from "#scripts/checks/pages-are-light.ts";

/** Bytes that travel before anything of a page is touched. */
export type PageWeight = {
  /** The page, its fonts and its script together. */
  whole: number;
  /** Bytes of script among them. */
  script: number;
};

const quickQuality = 1;

/**
 * Weighs a finished page about as a host would send it that compresses while it sends; what seems
 * too heavy is measured with the best compression, which takes fifty times as long.
 */
export function pageWeight(
  address: string,
  { own, text, fonts }: FinishedPage,
  assets: PageAssets,
): PageWeight {
  const weightOf = (asset: string) => assets.weights.get(asset) ?? 0;
  const script = sum(
    [...own.matchAll(/\ssrc="([^"]*)"/g)].map(([, source = ""]) => weightOf(source)),
  );
  const styles = sum(
    [...own.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, source = ""]) =>
      weightOf(source),
    ),
  );
  const letters = fonts.length > 0 ? kikuyuFonts(own, assets) : 0;
  const rest = styles + script + letters + sum(fonts.map(weightOf));
  // The style inside is the same in all pages and was weighed with the other files.
  const style = assets.inlineStyle ? weightOf(assets.inlineStyle.address) : 0;
  const quick = compressed(own, quickQuality) + style;
  const isClose = quick + rest > budgetOf(address);
  const page = isClose ? compressed(text, constants.BROTLI_MAX_QUALITY) : quick;
  return { whole: page + rest, script };
}

function compressed(html: string, quality: number) {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

// The letters ĩ and ũ have small fonts of their own that load only where they are written.
function kikuyuFonts(html: string, assets: PageAssets) {
  if (!/[ĨĩŨũ]/.test(html)) return 0;
  return sum([...assets.weights].map(([name, bytes]) => (/kikuyu/.test(name) ? bytes : 0)));
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
