import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";

/** A page as it is written to disk: with its styles inline, its fonts preloaded, and its policy. */
export function finishPage(
  html: string,
  { inlineStyles, script, integrity, ...assets }: PageAssets,
  policy: string,
): string {
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
  const styled = finished.replace(stylesheet, (link, address: string) => {
    const style = inlineStyles.get(address);
    return style ? `<style>${style.text}</style>` : link;
  });
  return styled + rest;
}

const stylesheet = /<link rel="stylesheet" href="([^"]*)"\/>/g;

/** The addresses of the stylesheets that a page links. */
export function stylesheetsOf(html: string) {
  return [...html.matchAll(stylesheet)].map(([, address = ""]) => address);
}
