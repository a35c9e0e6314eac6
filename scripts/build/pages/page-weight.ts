import type { FinishedPage } from "#scripts/build/pages/finish-page.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";

/** Bytes that travel before anything of a page is touched. */
export type PageWeight = {
  /** The page, its fonts and its script together. */
  whole: number;
  /** Bytes of script among them. */
  script: number;
};

/** What a finished page asks for besides itself. */
export function loadedWeight(
  { own, fonts }: Pick<FinishedPage, "own" | "fonts">,
  assets: PageAssets,
): PageWeight {
  const weightOf = (asset: string) => assets.weights.get(asset) ?? 0;
  const weightOfAll = (pattern: RegExp) =>
    sum([...own.matchAll(pattern)].map(([, address = ""]) => weightOf(address)));
  const script = weightOfAll(/\ssrc="([^"]*)"/g);
  const styles = weightOfAll(/<link rel="stylesheet" href="([^"]+)"/g);
  const letters = fonts.length > 0 ? kikuyuFonts(own, assets) : 0;
  return { whole: styles + script + letters + sum(fonts.map(weightOf)), script };
}

// The letters ĩ and ũ have small fonts of their own that load only where they are written.
function kikuyuFonts(html: string, assets: PageAssets) {
  if (!/[ĨĩŨũ]/.test(html)) return 0;
  return sum([...assets.weights].map(([name, bytes]) => (/kikuyu/.test(name) ? bytes : 0)));
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
