import { isInside } from "#scripts/build/verifying/inside-page.ts";

/** What the checks of the built site need to know of a page, without its text. */
export type PageFacts = {
  address: string;
  language: string;
  title: string;
  headings: number;
  ids: string[];
  /** What the page links to in this site or asks of its host, each once. */
  links: string[];
  /** What the page loads by itself from another site, besides what it shows in a frame. */
  foreign: string[];
};

// The beginning of a tag, or one of the attributes that matter here.
const parts = /<([a-z][a-z\d]*)|\s(id|href|src|srcset|poster|data|action)="([^"]*)"/gi;
const elsewhere = /^(?:\/\/|[a-z][a-z\d+.-]*:)/i;

/** Looks a finished page over. */
export function pageFacts(address: string, html: string): PageFacts {
  const [ids, links, foreign]: [string[], Set<string>, string[]] = [[], new Set(), []];
  let headings = 0;
  let tag = "";
  for (const [, begun, attribute, text = ""] of html.matchAll(parts)) {
    if (begun) {
      tag = begun;
      if (tag === "h1") headings += 1;
      continue;
    }
    const value = text.replaceAll("&amp;", "&");
    if (attribute === "id") ids.push(value);
    const isLink = attribute === "href" || attribute === "src" || attribute === "action";
    if (isLink && isInside(value)) links.add(value);
    // A frame is shown by the donate page alone, and the policy names its address.
    const isLoaded = attribute !== "id" && attribute !== "href" && attribute !== "action";
    if (isLoaded && tag !== "iframe" && elsewhere.test(value)) foreign.push(value);
  }
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? "";
  return { address, language, title, headings, ids, links: [...links], foreign };
}
