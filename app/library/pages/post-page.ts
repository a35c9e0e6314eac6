import { postAddress } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { placedPost } from "#app/library/posts/posts-in-order.ts";
import { finishedBody, type RenderBody } from "#app/library/shown/finished-body.ts";
import { pictureSizes, shownPicture } from "#app/library/shown/shown-picture.ts";
import { withValues } from "#app/library/fill-text.ts";
import { fullAddress, pageWords } from "#app/library/shown/page-words.ts";
import { shownPost } from "#app/library/shown/shown-post.ts";

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
      image: post.image && shownPicture(contents, post.image, pictureSizes.text),
      html: finishedBody(contents, "blog", post, renderBody),
      otherPosts: blog.otherPosts,
      share: share(contents, post),
      back: { label: blog.back, href: withinSite("/blog") },
      previous: neighbor(blog.previous, older),
      next: neighbor(blog.next, newer),
    },
  };
}
