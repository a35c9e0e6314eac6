import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { SiteFooter } from "#app/components/frame/site-footer.tsx";

/** The words in the foot of every page. */
export type FooterWords = ComponentProps<typeof SiteFooter>;

const drawn = new WeakMap<FooterWords, string>();

/** The HTML inside the foot of every page, drawn once for all pages that are given the same words. */
export function drawnFooter(words: FooterWords): string {
  const html = drawn.get(words) ?? renderToString(<SiteFooter {...words} />);
  drawn.set(words, html);
  return html;
}
