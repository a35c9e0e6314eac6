import { Feed } from "feed";
import type { feedPosts } from "#app/content/site-addresses.ts";

/** The newest posts as an Atom feed. */
export function atomFeed(blog: ReturnType<typeof feedPosts>) {
  const days = blog.posts.map(({ date, updated = date }) => updated);
  const newest = days.sort().at(-1) ?? "2019-01-01";
  const feed = new Feed({
    title: blog.title,
    description: blog.description,
    id: blog.home,
    link: blog.home,
    language: blog.locale,
    copyright: blog.copyright,
    // The day of the newest post rather than of the build, so that builds are reproducible.
    updated: noon(newest),
    feedLinks: { atom: blog.self },
  });
  for (const { title, excerpt, author, date, category, address, updated = date } of blog.posts) {
    feed.addItem({
      title: asHtml(title),
      id: address,
      link: address,
      description: asHtml(excerpt),
      date: noon(updated),
      published: noon(date),
      author: [{ name: author }],
      category: [{ name: category, term: category }],
    });
  }
  return feed.atom1();
}

// The feed package treats titles and summaries as HTML, so plain text has to be escaped first.
function asHtml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

// Feed readers use their own time zone; noon UTC is the same day almost everywhere.
function noon(date: string) {
  return new Date(`${date}T12:00:00Z`);
}
