import { warningAt } from "#app/library/checks/problem-at.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { newsShown, type NewsItem } from "#app/model/entries/news-item.ts";

/** Warns of news that the home page leaves out: those of a draft, and those that newer ones displace. */
export function unshownNews(entries: Entry[]): Problem[] {
  const drafts = new Set(
    entriesOf(entries, "posts")
      .filter(isDraft)
      .map(({ id }) => id),
  );
  const news = entriesOf(entries, "news").filter((entry) => entry.isWhole && !isDraft(entry));
  const hidden = news.filter((entry) => drafts.has(newsOf(entry).post));
  const seen = news.filter((entry) => !hidden.includes(entry));
  return [...hidden.map(ofDraft), ...displaced(seen)];
}

function newsOf({ value }: Entry) {
  return value as NewsItem;
}

function ofDraft(entry: Entry): Problem {
  const says = `The post ${newsOf(entry).post} is a draft, so visitors do not see this piece of news.`;
  const fix = "Point at another post, or take draft: true out of that one.";
  return warningAt(entry, ["post"], says, fix);
}

function displaced(news: Entry[]): Problem[] {
  const newest = news.toSorted((one, other) => newsOf(other).date.localeCompare(newsOf(one).date));
  const [first, ...others] = newest.slice(newsShown);
  if (!first) return [];
  const all = others.length > 0 ? `This one and ${others.length} older` : "This one";
  const says = `The home page shows the latest ${newsShown} of ${news.length} pieces of news. ${all} can be read nowhere.`;
  return [warningAt(first, ["date"], says, "Take away what is old; its post stays in the blog.")];
}
