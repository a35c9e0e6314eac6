import { postSeed } from "#app/library/shown/page-head.ts";
import { postAddress } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { sampleMark } from "#app/library/shown/sample-mark.ts";
import { shownDate, type ShownDate } from "#app/library/shown/shown-date.ts";
import { minutesToRead, wordsOf } from "#app/library/words/minutes-to-read.ts";
import { shownCloth, type ShownCloth } from "#app/library/shown/shown-cloth.ts";

/** A post as lists show it. */
export type ShownPost = {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  date: ShownDate;
  readTime: string;
  /** The language of title, excerpt and text where it is not that of the site. */
  lang?: string;
  cloth: ShownCloth;
  example?: string;
};

/** A post as lists show it. */
export function shownPost(contents: Contents, post: Contents["posts"][number]): ShownPost {
  const { id, title, excerpt, author, category, lang } = post;
  const minutes = post.readTime ?? minutesToRead(wordsOf(post.body.passages));
  return {
    id,
    href: withinSite(postAddress(id)),
    title,
    excerpt,
    author: withValues(contents.blog.byline, { author }),
    category,
    lang,
    date: shownDate(post.date, contents.site.language),
    readTime: withValues(contents.interface.readTime, { minutes }),
    example: sampleMark(contents, post),
    cloth: shownCloth(postSeed(id), post.leso),
  };
}
