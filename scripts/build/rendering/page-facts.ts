import { isInternal } from "#scripts/build/verifying/link-target.ts";

/** The facts about a page that the checks of the built site need. */
export type PageFacts = {
  address: string;
  language: string;
  title: string;
  ids: string[];
  /** The addresses inside this site that the page links to or loads, each once. */
  links: string[];
};

const attributes = /\s(id|href|src|action)="([^"]*)"/g;

/** Collects the facts about a finished page. */
export function pageFacts(address: string, html: string): PageFacts {
  const [ids, links]: [string[], Set<string>] = [[], new Set()];
  for (const [, attribute, text = ""] of html.matchAll(attributes)) {
    const value = text.replaceAll("&amp;", "&");
    if (attribute === "id") ids.push(value);
    else if (isInternal(value)) links.add(value);
  }
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? "";
  return { address, language, title, ids, links: [...links] };
}
