import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { prefixedAddress, listAddress, paginatedAddress } from "#app/content/addresses.ts";
import { withinSite } from "#app/content/base-path.ts";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { markedOnce } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { categoryName, sitePage } from "#app/content/parts/pages.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { postListAddresses, postsOnPage, type PostList } from "#app/content/parts/post-lists.ts";
import { postSummary } from "#app/content/parts/post-summary.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { BlogView } from "#app/views/blog-view.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (contents, _, asked) => blogPage(contents, asked));

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Blog() {
  const { props } = useLoaderData<typeof loader>();
  return <BlogView {...props} />;
}

// The category and page number in the address of a list of posts; both are missing on the first page of all posts.
type AskedPage = { category?: string; page?: string };

/** The data of a page of a list of posts; undefined if there is no such page. */
export function blogPage(contents: Contents, { category, page = "" }: AskedPage = {}) {
  const first = listAddress(category);
  const original = page === "" ? first : paginatedAddress(first, page);
  const address = prefixedAddress(contents.prefix, original);
  const list = contents.postLists.find((postList) => postList.address === first);
  const number = list ? postListAddresses(list).indexOf(original) + 1 : 0;
  if (!list || number === 0) return undefined;
  const blog = pageWords(contents, "blog");
  const posts = markedOnce(postsOnPage(list, number));
  return pageAt(contents, address, {
    sample: posts.sample,
    isFirst: original === designedPages.blog.address,
    heading:
      category === undefined
        ? blog.heading
        : sitePage(contents, prefixedAddress(contents.prefix, first)).title,
    categories: categoryLinks(contents, list, number),
    posts: posts.list.map((post) => ({
      ...postSummary(contents, post),
      picture: post.image && pictureOf(contents, post.image, "text"),
      read: withValues(blog.read, { title: post.title }),
    })),
    noPosts: blog.noPosts,
    pages: pageLinks(contents, list, number),
  });
}

/** The props of a list of posts. */
export type BlogPage = NonNullable<ReturnType<typeof blogPage>>["props"];

function categoryLinks(contents: Contents, list: PostList, page: number) {
  const { name, all } = pageWords(contents, "blog").categories;
  const lists = contents.postLists;
  // With no posts, or all in one list, there is no choice to offer.
  if (lists.length === 1) return undefined;
  // A further page is part of the list, but is not the page that the list's link opens.
  const current = page === 1 ? ("page" as const) : ("true" as const);
  const links = lists.map(({ address, category }) => ({
    label: category === undefined ? all : categoryName(contents, category),
    href: withinSite(prefixedAddress(contents.prefix, address)),
    current: address === list.address ? current : undefined,
  }));
  return { name, links };
}

function pageLinks(contents: Contents, { address, pages }: PostList, page: number) {
  if (pages === 1) return undefined;
  const [blog, { prefix }] = [pageWords(contents, "blog"), contents];
  const link = (label: string, to: number) =>
    to >= 1 && to <= pages
      ? { label, href: withinSite(prefixedAddress(prefix, paginatedAddress(address, to))) }
      : undefined;
  return {
    name: blog.pages,
    position: withValues(blog.position, { page, pages }),
    newer: link(blog.newer, page - 1),
    older: link(blog.older, page + 1),
  };
}
