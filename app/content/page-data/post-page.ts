import { dateInWords } from "#app/components/written-date.tsx";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { folders } from "#app/content/kinds.ts";
import { bodyHtml } from "#app/content/parts/body-html.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import { postSummary, type SitePost } from "#app/content/parts/post-summary.ts";
import { shareWays } from "#app/content/parts/share-ways.ts";
import { isSwahili } from "#app/content/parts/translations.ts";

/** What the page of a post says, in its own language or as it is told in Swahili; undefined where there is none. */
export function postPage(all: Contents, id: string, address = folders.posts.address(id)) {
  const contents = contentsAt(all, address);
  const { blog, site } = contents;
  const posts = postsByDate(contents);
  const at = posts.findIndex((one) => one.id === id);
  const [newer, own, older] = [posts[at - 1], posts[at], posts[at + 1]];
  const told = isSwahili(address) ? toldPost(contents, own) : own;
  if (!own || !told) return undefined;
  const language = isSwahili(address) ? "sw" : site.language;
  const { updated, image } = own;
  // Beside it only what is told in its language.
  const neighbor = (label: string, other?: SitePost) =>
    told === own && other ? { label, ...linkTo(other) } : undefined;
  return {
    meta: pageMeta(contents, address),
    props: {
      post: postSummary(contents, told),
      updated: updated && withValues(blog.updated, { date: dateInWords(language, updated) }),
      image: image && {
        ...pictureOf(contents, image, "wide"),
        caption: image.caption,
        lang: told === own ? own.lang : site.language,
      },
      html: bodyHtml(contents, "blog", told),
      otherPosts: blog.otherPosts,
      share: shareWays(contents, address, told.title),
      back: { label: blog.back, href: withinSite("/blog") },
      previous: neighbor(blog.previous, older),
      next: neighbor(blog.next, newer),
    },
  };
}

/** The props of a post's page. */
export type PostPage = NonNullable<ReturnType<typeof postPage>>["props"];

function linkTo({ id, title, date }: SitePost) {
  return { href: withinSite(folders.posts.address(id)), title, date };
}

function toldPost({ swahiliPages, categories }: Contents, post?: SitePost): SitePost | undefined {
  const told = swahiliPages.find(({ id }) => id === `blog/${post?.id}`);
  if (!post || !told) return undefined;
  const { title, excerpt = told.description ?? "", author = post.author, body } = told;
  const category = categories.find(({ id }) => id === post.category)?.swahili ?? "";
  return { ...post, title, excerpt, author, body, category };
}
