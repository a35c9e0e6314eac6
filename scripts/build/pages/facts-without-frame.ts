import type { PageFacts } from "#scripts/build/pages/page-facts.ts";

/** The facts of a page without the links of the frame, and those of the frame that it lacks. */
export type FactsWithoutFrame = PageFacts & { lacks?: string[] };

/** Leaves out of the facts of a page what it links to as `frame` does, a page with little else. */
export function factsWithoutFrame(facts: PageFacts, frame: PageFacts): FactsWithoutFrame {
  const [shared, own] = [new Set(linksOf(frame)), new Set(facts.links)];
  const lacks = [...shared].filter((link) => !own.has(link));
  const links = facts.links.filter((link) => !shared.has(link));
  return { ...facts, links, ...(lacks.length > 0 && { lacks }) };
}

/** The facts of a page as they were before the links of the frame were left out. */
export function factsWithFrame(
  { lacks = [], ...facts }: FactsWithoutFrame,
  frame: PageFacts,
): PageFacts {
  const missing = new Set(lacks);
  const shared = linksOf(frame).filter((link) => !missing.has(link));
  return { ...facts, links: [...shared, ...facts.links] };
}

// Places inside the page are its own.
function linksOf({ links }: PageFacts) {
  return links.filter((link) => link.startsWith("/"));
}
