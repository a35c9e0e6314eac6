import type { Contents } from "#app/library/contents.ts";
import { pageHead } from "#app/library/parts/page-head.ts";
import { pageMeta } from "#app/library/parts/page-meta.ts";

/** The page at an address: its meta, and its hero with what else its view needs. */
export function pageAt<Props>(contents: Contents, address: string, props: Props) {
  const { seed, heading, lead, jina, leso } = pageHead(contents, address);
  const hero = { seed, heading, lead, jina, leso };
  return { meta: pageMeta(contents, address), props: { ...props, hero } };
}
