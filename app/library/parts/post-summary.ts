import { postAddress } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { postSeed } from "#app/library/parts/page-head.ts";
import { minutesToRead, wordsOf } from "#app/library/words/minutes-to-read.ts";

/** A post of the site, with its name and its body. */
export type SitePost = Contents["posts"][number];

/** A post as a list shows it. */
export function postSummary({ blog, interface: words }: Contents, post: SitePost) {
  const { id, title, excerpt, author, category, lang, date, sample, leso } = post;
  const minutes = post.readTime ?? minutesToRead(wordsOf(post.body.passages));
  return {
    ...{ id, title, excerpt, category, lang, date, sample, leso },
    seed: postSeed(id),
    href: withinSite(postAddress(id)),
    author: withValues(blog.byline, { author }),
    readTime: withValues(words.readTime, { minutes }),
  };
}
