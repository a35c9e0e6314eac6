import type { FinishedPage } from "#scripts/build/rendering/finish-page.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";

/** The bytes that a page loads before the visitor does anything. */
export type PageWeight = {
  /** The page, its fonts and its script together; without the page itself if it is short. */
  whole: number;
  /** The script's share of those bytes. */
  script: number;
};

/** The bytes that a finished page loads, without the page itself. */
export function loadedWeight(
  { unstyled, fonts }: Pick<FinishedPage, "unstyled" | "fonts">,
  assets: PageAssets,
): PageWeight {
  const weightOf = (asset: string) => assets.weights.get(asset) ?? 0;
  const weightOfAll = (pattern: RegExp) =>
    sum([...unstyled.matchAll(pattern)].map(([, address = ""]) => weightOf(address)));
  const script = weightOfAll(/\ssrc="([^"]*)"/g);
  const styles = weightOfAll(/<link rel="stylesheet" href="([^"]+)"/g);
  const letters = fonts.length > 0 ? rareFonts(unstyled, assets) : 0;
  const whole = styles + script + letters + sum(fonts.map(weightOf));
  return { whole, script };
}

// Rare letters are in small fonts of their own, which load only if they are used.
function rareFonts(html: string, assets: PageAssets) {
  const rare = [
    /[ĨĩŨũ]/.test(html) ? "kikuyu" : [],
    /[À-ÿ«»°½−]/.test(html) ? "accents" : [],
  ].flat();
  const isRare = (name: string) => rare.some((letter) => name.includes(`-${letter}-`));
  return sum([...assets.weights].map(([name, bytes]) => (isRare(name) ? bytes : 0)));
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
