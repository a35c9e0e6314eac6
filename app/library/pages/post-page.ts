import { categorySlug, listAddress, postAddress } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { postListPageAt } from "#app/library/posts/post-lists.ts";
import { placedPost, type PlacedPost } from "#app/library/posts/posts-in-order.ts";
import { finishedBody, type RenderBody } from "#app/library/shown/finished-body.ts";
import { pictureSizes, shownPicture } from "#app/library/shown/shown-picture.ts";
import { withValues } from "#app/library/fill-text.ts";
import { fullAddress, pageWords } from "#app/library/shown/page-words.ts";
import { shownDate } from "#app/library/shown/shown-date.ts";
import { shownPost } from "#app/library/shown/shown-post.ts";

const relatedAtMost = 3;

// The neighbors in time are linked already.
function related(contents: Contents, { post, newer, older }: PlacedPost) {
  const linked = [post, newer, older];
  const list = postListPageAt(contents, listAddress(categorySlug(post.category)))?.list;
  const others = (list?.posts ?? [])
    .slice(0, relatedAtMost + linked.length)
    .filter((one) => !linked.includes(one))
    .slice(0, relatedAtMost);
  if (others.length === 0) return undefined;
  return {
    heading: withValues(contents.blog.related, { category: post.category }),
    posts: others.map(({ id, title, date }) => ({
      href: withinSite(postAddress(id)),
      title,
      date: shownDate(date, contents.site.language),
    })),
  };
}

function updatedOn({ blog, site }: Contents, { updated }: Contents["posts"][number]) {
  if (!updated) return undefined;
  return withValues(blog.updated, { date: shownDate(updated, site.language).reader });
}

// Plain links: the networks learn of a reader only from one who chooses them.
function share(contents: Contents, { id, title }: Contents["posts"][number]) {
  const { heading, text, whatsapp, sms, email, other } = contents.blog.share;
  const address = fullAddress(contents, postAddress(id));
  const words = encodeURIComponent(withValues(text, { title, address }));
  return {
    heading,
    links: [
      { label: whatsapp, href: `https://wa.me/?text=${words}` },
      { label: sms, href: `sms:?body=${words}` },
      { label: email, href: `mailto:?subject=${encodeURIComponent(title)}&body=${words}` },
    ],
    other: { label: other, title, address },
  };
}

/** What the page of a post says; undefined where there is no such post. */
export function postPage(contents: Contents, id: string, renderBody: RenderBody) {
  const { blog } = contents;
  const placed = placedPost(contents, id);
  if (!placed) return undefined;
  const { post, newer, older } = placed;
  const neighbor = (label: string, other: typeof post | undefined) =>
    other && { label, title: other.title, href: withinSite(postAddress(other.id)) };
  return {
    words: pageWords(contents, postAddress(id)),
    view: {
      post: shownPost(contents, post),
      updated: updatedOn(contents, post),
      image: post.image && {
        ...shownPicture(contents, post.image, pictureSizes.text),
        caption: post.image.caption,
      },
      html: finishedBody(contents, "blog", post, renderBody),
      related: related(contents, placed),
      otherPosts: blog.otherPosts,
      share: share(contents, post),
      back: { label: blog.back, href: withinSite("/blog") },
      previous: neighbor(blog.previous, older),
      next: neighbor(blog.next, newer),
    },
  };
}
