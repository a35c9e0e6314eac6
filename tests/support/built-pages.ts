import type { BuiltPage } from "#scripts/build/pages/built-page.ts";

/** A page as the checks of the built site see it: in order but for what a test says of it. */
export function pageAt(address: string, facts: Partial<BuiltPage> = {}): BuiltPage {
  return {
    address,
    title: `The page ${address}`,
    headings: 1,
    ids: ["main"],
    links: [],
    foreign: [],
    weight: 40_000,
    script: 1_000,
    ...facts,
  };
}
