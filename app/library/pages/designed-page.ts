import type { Contents } from "#app/library/contents.ts";
import { designedPages, type DesignedPageName } from "#app/library/designed-pages.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

// The page for somebody in danger begins with numbers instead.
type PageWithHero = Exclude<DesignedPageName, "help">;

/** What every page with a hero has: its words for machines, its hero, and the words of its file. */
export function designedPage<Name extends PageWithHero>(contents: Contents, name: Name) {
  const { address } = designedPages[name];
  const page: Contents[Name] = contents[name];
  return {
    words: pageWords(contents, address),
    hero: shownHero(address.slice(1) || "home", page),
    page,
  };
}
