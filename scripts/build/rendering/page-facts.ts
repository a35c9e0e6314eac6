import { isInternal } from "#scripts/build/verifying/link-target.ts";

/** The facts about a page that the checks of the built site need. */
export type PageFacts = {
  address: string;
  language: string;
  title: string;
  headings: number;
  ids: string[];
  /** The addresses inside this site that the page links to or loads, each once. */
  links: string[];
  /** The addresses on other sites that the page loads, apart from its frame. */
  foreign: string[];
};

// A main heading, a frame, or one of the attributes that matter here. Only the donate page has a frame, and
// its policy names the frame's origin.
const parts = /<h1\b|<iframe\b[^>]*|\s(id|href|src|srcset|poster|data|action)="([^"]*)"/g;
const elsewhere = /^(?:\/\/|[a-z][a-z\d+.-]*:)/i;

/** Collects the facts about a finished page. */
export function pageFacts(address: string, html: string): PageFacts {
  const [ids, links, foreign]: [string[], Set<string>, string[]] = [[], new Set(), []];
  let headings = 0;
  for (const [part, attribute, text = ""] of html.matchAll(parts)) {
    if (part === "<h1") headings += 1;
    if (!attribute) continue;
    const value = text.replaceAll("&amp;", "&");
    if (attribute === "id") ids.push(value);
    const isLink = attribute === "href" || attribute === "src" || attribute === "action";
    if (isLink && isInternal(value)) links.add(value);
    const isLoaded = attribute !== "id" && attribute !== "href" && attribute !== "action";
    if (isLoaded && elsewhere.test(value)) foreign.push(value);
  }
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? "";
  return { address, language, title, headings, ids, links: [...links], foreign };
}
