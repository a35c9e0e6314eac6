import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";

/** A page as it is written to disk, its text without the inline styles that all pages share, and its fonts. */
export type FinishedPage = { text: string; unstyled: string; fonts: string[] };

/** Inlines the styles of a page, preloads its fonts and adds its policy. */
export function finishPage(
  html: string,
  { inlineStyles, script, integrity, ...assets }: PageAssets,
  policy: string,
): FinishedPage {
  const end = html.indexOf("</head>");
  const [head, rest] = [html.slice(0, end), html.slice(end)];
  const fonts = /^<\/head><body[^>]* class="plain"/.test(rest) ? [] : assets.fonts;
  const early = [
    `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', "&quot;")}"/>`,
    ...fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`,
    ),
  ].join("");
  const charset = '<meta charSet="utf-8"/>';
  if (!head.includes(charset)) throw new Error("A page has no place for its policy and fonts.");
  const finished = head
    .replace(`src="${script}"`, (source) => `${source} integrity="${integrity}"`)
    .replace(charset, () => charset + early);
  const withStyles = (styleOf: (address: string) => string | undefined) =>
    finished.replace(stylesheet, (link, address: string) => styleOf(address) ?? link) + rest;
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
