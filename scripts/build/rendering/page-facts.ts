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

// The start of a tag, or one of the attributes that matter here.
const parts = /<([a-z][a-z\d]*)|\s(id|href|src|srcset|poster|data|action)="([^"]*)"/gi;
const elsewhere = /^(?:\/\/|[a-z][a-z\d+.-]*:)/i;

/** Collects the facts about a finished page. */
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
    if (isLink && isInternal(value)) links.add(value);
    // Only the donate page has a frame, and its policy names the frame's origin.
    const isLoaded = attribute !== "id" && attribute !== "href" && attribute !== "action";
    if (isLoaded && tag !== "iframe" && elsewhere.test(value)) foreign.push(value);
  }
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? "";
  return { address, language, title, headings, ids, links: [...links], foreign };
}
