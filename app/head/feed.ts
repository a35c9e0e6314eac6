import { Feed } from "feed";
import type { feedPosts } from "#app/library/pages/site-map.ts";

/** The newest posts as an Atom document. */
export function atomFeed(blog: ReturnType<typeof feedPosts>) {
  const newest = blog.posts[0]?.date ?? "2019-01-01";
  const feed = new Feed({
    title: blog.title,
    description: blog.description,
    id: blog.home,
    link: blog.home,
    language: blog.language,
    copyright: blog.copyright,
    // The feed changes when a post does and not when it is built, so that builds are the same.
    updated: moment(newest),
    feedLinks: { atom: blog.self },
  });
  for (const { title, excerpt, author, date, category, address } of blog.posts) {
    feed.addItem({
      title: asHtml(title),
      id: address,
      link: address,
      description: asHtml(excerpt),
      date: moment(date),
      author: [{ name: author }],
      category: [{ name: category, term: category }],
    });
  }
  return feed.atom1();
}

// The library writes titles and summaries as HTML, so plain words have to become that first.
function asHtml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function moment(date: string) {
  return new Date(`${date}T00:00:00Z`);
}
