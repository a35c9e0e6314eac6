import { postSeed } from "#app/library/shown/page-head.ts";
import { postAddress } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { shownDate, type ShownDate } from "#app/library/shown/shown-date.ts";
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
  cloth: ShownCloth;
};

/** A post as lists show it. */
export function shownPost(contents: Contents, post: Contents["posts"][number]): ShownPost {
  const { id, title, excerpt, author, category } = post;
  return {
    id,
    href: withinSite(postAddress(id)),
    title,
    excerpt,
    author: withValues(contents.blog.byline, { author }),
    category,
    date: shownDate(post.date, contents.site.language),
    readTime: withValues(contents.interface.readTime, { minutes: post.readTime }),
    cloth: shownCloth(postSeed(id), post.leso),
  };
}

const inOrder = new WeakMap<Contents["posts"], Contents["posts"]>();
const byName = new Intl.Collator("en", { numeric: true });

/** All posts, newest first; of two on one day the later name first. Sorted once for all pages. */
export function postsByDate({ posts }: Contents) {
  const known = inOrder.get(posts);
  if (known) return known;
  const sorted = [...posts].sort(
    (one, other) =>
      (other.date > one.date ? 1 : other.date < one.date ? -1 : 0) ||
      byName.compare(other.id, one.id),
  );
  inOrder.set(posts, sorted);
  return sorted;
}
