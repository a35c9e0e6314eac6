import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";

/** A page as it is written to disk, the same without the style that all have inside, its fonts. */
export type FinishedPage = { text: string; own: string; fonts: string[] };

/** Puts the styles inside a page, lets it ask for fonts early and repeats the policy in it. */
export function finishPage(
  html: string,
  { inlineStyle, script, integrity, styles, ...assets }: PageAssets,
  policy: string,
): FinishedPage {
  const fonts = /<body[^>]* class="plain"/.test(html) ? [] : assets.fonts;
  const early = [
    `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', "&quot;")}"/>`,
    ...fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`,
    ),
  ].join("");
  const charset = '<meta charSet="utf-8"/>';
  // What React leaves between its parts is only of use to a React that wakes the whole page.
  const bare = html
    .replaceAll(/<!--\/?\$-->/g, "")
    .replace(`src="${script}"`, (source) => `${source} integrity="${integrity}"`);
  const finished = bare.replace(charset, () => charset + early);
  if (finished === bare) throw new Error("A page has no place for its policy and fonts.");
  if (!inlineStyle) return { text: finished, own: finished, fonts };
  const link = `<link rel="stylesheet" href="${styles}"/>`;
  const place = finished.indexOf(link);
  if (place < 0) throw new Error("A page does not link the stylesheet.");
  const [head, tail] = [finished.slice(0, place), finished.slice(place + link.length)];
  return { text: `${head}<style>${inlineStyle.text}</style>${tail}`, own: head + tail, fonts };
}
