import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";

/** A page as it is written to disk, its text without the inline styles that all pages share, and its fonts. */
export type FinishedPage = { text: string; unstyled: string; fonts: string[] };

/** Inlines the styles of a page, preloads its fonts and adds its policy. */
export function finishPage(
  html: string,
  { inlineStyles, script, integrity, ...assets }: PageAssets,
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
  // React's markers between parts are only needed to hydrate a whole page.
  const bare = html
    .replaceAll(/<!--\/?\$-->/g, "")
    .replace(`src="${script}"`, (source) => `${source} integrity="${integrity}"`);
  const finished = bare.replace(charset, () => charset + early);
  if (finished === bare) throw new Error("A page has no place for its policy and fonts.");
  const withStyles = (styleOf: (address: string) => string | undefined) =>
    finished.replace(stylesheet, (link, address: string) => styleOf(address) ?? link);
  return {
    text: withStyles((address) => {
      const style = inlineStyles.get(address);
      return style && `<style>${style.text}</style>`;
    }),
    unstyled: withStyles((address) => (inlineStyles.has(address) ? "" : undefined)),
    fonts,
  };
}

const stylesheet = /<link rel="stylesheet" href="([^"]*)"\/>/g;

/** The addresses of the stylesheets that a page links. */
export function stylesheetsOf(html: string) {
  return [...html.matchAll(stylesheet)].map(([, address = ""]) => address);
}
