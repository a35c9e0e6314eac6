import { postAddress } from "#app/content/addresses.ts";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { postSeed } from "#app/content/parts/page-head.ts";
import { minutesToRead } from "#app/content/bodies/body-words.ts";

/** A post of the site, with its name and its body. */
export type SitePost = Contents["posts"][number];

/** A post as a list shows it. */
export function postSummary({ blog, interface: words }: Contents, post: SitePost) {
  const { id, title, excerpt, author, category, lang, date, sample, leso } = post;
  const minutes = post.readTime ?? minutesToRead(post.body.words);
  return {
    ...{ id, title, excerpt, category, lang, date, sample, leso },
    seed: postSeed(id),
    href: withinSite(postAddress(id)),
    author: withValues(blog.byline, { author }),
    readTime: withValues(words.readTime, { minutes }),
  };
}
