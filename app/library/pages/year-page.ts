import { postAddress, yearAddress } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { yearLinks } from "#app/library/pages/blog-page.ts";
import { postYearAt } from "#app/library/posts/post-years.ts";
import { pageHead } from "#app/library/shown/page-head.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownDate } from "#app/library/shown/shown-date.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What the page of the posts of a year says; undefined where there is no such page. */
export function yearPage(contents: Contents, year: string) {
  const address = yearAddress(year);
  const place = postYearAt(contents, address);
  if (!place) return undefined;
  const { title } = pageHead(contents, address);
  return {
    words: pageWords(contents, address),
    view: {
      hero: shownHero("blog", { ...contents.blog, heading: title }),
      years: yearLinks(contents, year),
      posts: place.posts.map(({ id, title, date }) => ({
        href: withinSite(postAddress(id)),
        title,
        date: shownDate(date, contents.site.language),
      })),
    },
  };
}
