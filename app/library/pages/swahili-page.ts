import { swahiliAddress } from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { finishedBody, type RenderBody } from "#app/library/shown/finished-body.ts";
import { pageHead } from "#app/library/shown/page-head.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What a page in Swahili says; undefined where there is no such page. */
export function swahiliPage(contents: Contents, id: string, renderBody: RenderBody) {
  const page = entryWithId(contents.swahiliPages, id);
  if (!page) return undefined;
  const { leso } = pageHead(contents, swahiliAddress(id));
  return {
    words: pageWords(contents, swahiliAddress(id)),
    view: {
      hero: shownHero(id, { heading: page.title, lead: page.lead, leso }),
      html: finishedBody(contents, "sw", page, renderBody),
    },
  };
}
