import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";
import { postsByDate, shownPost } from "#app/library/shown/shown-post.ts";

const postsPerPage = 24;

/** How many pages the list of posts takes, at least one. */
export function blogPageCount({ posts }: Contents) {
  return Math.max(Math.ceil(posts.length / postsPerPage), 1);
}

/** The address of a page of the list; the first has the blog's own. */
export function blogPageAddress(page: number) {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}

/** What the first page of the list of posts says. */
export function firstBlogPage(contents: Contents) {
  return listPage(contents, 1, blogPageCount(contents));
}

/** What a further page of the list says; undefined where there is no such page. */
export function blogPage(contents: Contents, page: number) {
  const pages = blogPageCount(contents);
  if (!Number.isInteger(page) || page < 2 || page > pages) return undefined;
  return listPage(contents, page, pages);
}

function listPage(contents: Contents, page: number, pages: number) {
  const { blog } = contents;
  const posts = postsByDate(contents).slice((page - 1) * postsPerPage, page * postsPerPage);
  const title = page === 1 ? blog.title : withValues(blog.pageTitle, { page });
  const link = (label: string, to: number) =>
    to >= 1 && to <= pages ? { label, href: withinSite(blogPageAddress(to)) } : undefined;
  return {
    words: pageWords(contents, blogPageAddress(page), title),
    view: {
      hero: shownHero("blog", blog),
      posts: posts.map((post) => ({
        ...shownPost(contents, post),
        read: withValues(blog.read, { title: post.title }),
      })),
      noPosts: blog.noPosts,
      pages: {
        name: blog.pages,
        position: pages > 1 ? withValues(blog.position, { page, pages }) : undefined,
        newer: link(blog.newer, page - 1),
        older: link(blog.older, page + 1),
      },
    },
  };
}
