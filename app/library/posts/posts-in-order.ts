import type { Contents } from "#app/library/contents.ts";

/** The posts of the site, each with its name and its body. */
export type Posts = Contents["posts"];

/** A post between its neighbours in time; absent where it is the newest or the oldest. */
export type PlacedPost = { post: Posts[number]; newer?: Posts[number]; older?: Posts[number] };

type Order = { byDate: Posts; places: ReadonlyMap<string, PlacedPost> };

const orders = new WeakMap<Posts, Order>();
const byName = new Intl.Collator("en", { numeric: true });

/** All posts, newest first; of two on one day the later name first. Sorted once for all pages. */
export function postsByDate({ posts }: Contents) {
  return orderOf(posts).byDate;
}

/** The post of this name with its neighbours; undefined where there is none. */
export function placedPost({ posts }: Contents, id: string) {
  return orderOf(posts).places.get(id);
}

// Every page of a post asks, so what takes a walk through all of them is done once.
function orderOf(posts: Posts): Order {
  const known = orders.get(posts) ?? inOrder(posts);
  orders.set(posts, known);
  return known;
}

function inOrder(posts: Posts): Order {
  const byDate = posts.toSorted(
    (one, other) =>
      (other.date > one.date ? 1 : other.date < one.date ? -1 : 0) ||
      byName.compare(other.id, one.id),
  );
  const places = new Map(
    byDate.map((post, index) => [
      post.id,
      { post, newer: byDate[index - 1], older: byDate[index + 1] },
    ]),
  );
  return { byDate, places };
}
