import type { PageFacts } from "#scripts/build/pages/page-facts.ts";

/** A page as the checks of the built site see it: in order but for what a test says of it. */
export function pageAt(address: string, facts: Partial<PageFacts> = {}): PageFacts {
  return {
    address,
    title: `The page ${address}`,
    headings: 1,
    ids: ["main"],
    links: [],
    foreign: [],
    ...facts,
  };
}
