import type { Contents } from "#app/library/contents.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { finishedBody, type RenderBody } from "#app/library/shown/finished-body.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownDate } from "#app/library/shown/shown-date.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What a page of prose says; undefined where there is no such page. */
export function prosePage(contents: Contents, id: string, renderBody: RenderBody) {
  const page = entryWithId(contents.prosePages, id);
  if (!page) return undefined;
  return {
    words: pageWords(contents, `/${id}`),
    view: {
      hero: shownHero(id, { ...page, heading: page.title }),
      sections: {
        name: contents.interface.contents,
        links: (page.body.headings ?? [])
          .filter(({ depth }) => depth === 2)
          .map(({ id: heading, text }) => ({ label: text, href: `#${heading}` })),
      },
      html: finishedBody(contents, "pages", page, renderBody),
      updated:
        page.updated && page.updatedLabel
          ? { label: page.updatedLabel, date: shownDate(page.updated, contents.site.language) }
          : undefined,
    },
  };
}
