import { constants, brotliCompressSync } from "node:zlib";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";

/** What the checks of the built site need to know of a page, without its text. */
export type BuiltPage = {
  address: string;
  title: string;
  headings: number;
  ids: string[];
  /** What the page links to or asks the host for. */
  links: string[];
  /** What the page loads by itself from another site, besides what it shows in a frame. */
  foreign: string[];
  /** Bytes that travel before anything is touched: the page, its fonts and its script. */
  weight: number;
  /** Bytes of script among them. */
  script: number;
};

const quickQuality = 4;
const budget = 50_000;

/** Looks a finished page over and weighs it as a host would send it that compresses while it sends. */
export function builtPage(address: string, html: string, assets: PageAssets): BuiltPage {
  const weightOf = (asset: string) => assets.weights.get(asset) ?? 0;
  const script = sum(valuesOf(html, "src").map(weightOf));
  const styles = sum(
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) =>
      weightOf(match[1] ?? ""),
    ),
  );
  const fonts = sum(assets.fonts.map(weightOf)) + kikuyuFonts(html, assets);
  const rest = styles + fonts + script;
  const quick = compressed(html, quickQuality);
  // The best compression takes ten times as long, so only what seems too heavy is measured with it.
  const isClose = quick + rest > budget;
  const page = isClose ? compressed(html, constants.BROTLI_MAX_QUALITY) : quick;
  return {
    address,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    ids: valuesOf(html, "id"),
    links: [...valuesOf(html, "href"), ...valuesOf(html, "src"), ...valuesOf(html, "action")],
    foreign: foreignSources(html),
    weight: page + rest,
    script,
  };
}

function compressed(html: string, quality: number) {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

// The letters ĩ and ũ have small fonts of their own that load only where they are written.
function kikuyuFonts(html: string, assets: PageAssets) {
  if (!/[ĨĩŨũ]/.test(html)) return 0;
  return sum([...assets.weights].map(([name, bytes]) => (/kikuyu/.test(name) ? bytes : 0)));
}

// A frame is shown by the donate page alone, and the policy names its address.
function foreignSources(html: string) {
  const found = html.matchAll(
    /<(?!iframe\b)[a-z]+\b[^>]*?\s(?:src|srcset|poster|data)="((?:\/\/|[a-z][a-z\d+.-]*:)[^"]*)"/gi,
  );
  return [...found].map((match) => match[1] ?? "");
}

function valuesOf(html: string, attribute: string) {
  const found = html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"));
  return [...found].map((match) => (match[1] ?? "").replaceAll("&amp;", "&"));
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
