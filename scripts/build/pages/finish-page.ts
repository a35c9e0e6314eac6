import type { PageAssets } from "#scripts/build/pages/page-assets.ts";

/** A page as it is written to disk: styles inside, fonts asked for early, the policy repeated. */
export function finishPage(
  html: string,
  { inlineStyle, fonts, script }: PageAssets,
  policy: string,
) {
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
    .replace(`src="${script?.address}"`, (source) => `${source} integrity="${script?.integrity}"`);
  const finished = bare.replace(charset, () => charset + early);
  if (finished === bare) throw new Error("A page has no place for its policy and fonts.");
  if (!inlineStyle) return finished;
  const { address, text } = inlineStyle;
  const link = new RegExp(`<link rel="stylesheet" href="${address}"/?>`);
  if (!link.test(finished)) throw new Error("A page does not link the stylesheet.");
  return finished.replace(link, () => `<style>${text}</style>`);
}

/** The policy for a <meta>, where frame-ancestors is not allowed. */
export function metaPolicy(policy: string) {
  return policy.replace(/;\s*frame-ancestors [^;]*/, "");
}
