import { withinSite } from "#app/content/base-path.ts";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { pagesOfEntries } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { categoryName, clothOfPost } from "#app/content/parts/pages.ts";
import { minutesToRead } from "#app/content/bodies/body-words.ts";

/** A post of the site, with its id and its body. */
export type SitePost = Contents["posts"][number];

/** A post as a list shows it. */
export function postSummary(contents: Contents, post: SitePost) {
  const { byline } = pageWords(contents, "blog");
  const { id, title, excerpt, author, category, lang, date, sample } = post;
  const minutes = post.readTime ?? minutesToRead(post.body.words);
  return {
    id,
    title,
    excerpt,
    category: categoryName(contents, category),
    lang,
    date,
    sample,
    ...clothOfPost(contents, post),
    href: withinSite(addressIn(contents, pagesOfEntries.posts.address(id))),
    author: withValues(byline, { author }),
    readTime: withValues(contents.interface.readTime, { minutes }),
  };
}
