import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { dateInWords } from "#app/components/written-date.tsx";
import { withinSite } from "#app/content/base-path.ts";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { designedPages, pagesOfEntries } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { bodyHtml } from "#app/content/parts/body-html.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { pictureOf, spacesOfKinds } from "#app/content/parts/picture-of.ts";
import { postSummary, type SitePost } from "#app/content/parts/post-summary.ts";
import { shareWays } from "#app/content/parts/sharing.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { PostView } from "#app/views/post-view.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (contents, address, { id = "" }) => postPage(contents, id, address));

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Post() {
  const { props } = useLoaderData<typeof loader>();
  return <PostView {...props} />;
}

/** The data of a post's page; undefined if there is no such post. */
export function postPage(
  contents: Contents,
  id: string,
  address = pagesOfEntries.posts.address(id),
) {
  const [{ posts }] = contents.postLists;
  const at = posts.findIndex((candidate) => candidate.id === id);
  const post = posts[at];
  if (!post || !contents.pages.has(address)) return undefined;
  const blog = pageWords(contents, "blog");
  const { updated, image } = post;
  const neighbor = (label: string, other?: SitePost) =>
    other && { label, ...linkTo(contents, other) };
  const date = updated && dateInWords(contents.locale, updated);
  return {
    meta: pageMeta(contents, address),
    props: {
      post: postSummary(contents, post),
      updated: date && withValues(blog.updated, { date }),
      image: image && {
        ...pictureOf(contents, image, spacesOfKinds.posts),
        caption: image.caption,
        lang: post.lang,
      },
      html: bodyHtml(contents, "blog", post),
      otherPosts: blog.otherPosts,
      share: shareWays(contents, address, post.title),
      back: { label: blog.back, href: withinSite(addressIn(contents, designedPages.blog.address)) },
      previous: neighbor(blog.previous, posts[at + 1]),
      next: neighbor(blog.next, posts[at - 1]),
    },
  };
}

/** The props of a post's page. */
export type PostPage = NonNullable<ReturnType<typeof postPage>>["props"];

function linkTo(contents: Contents, { id, title, lang }: SitePost) {
  const address = addressIn(contents, pagesOfEntries.posts.address(id));
  return { href: withinSite(address), title, lang };
}
