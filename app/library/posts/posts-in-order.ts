import type { Contents } from "#app/library/contents.ts";
import { membersOf, noteAnswer } from "#app/library/reads/read-through.ts";
import { quietly } from "#app/library/reads/recorder.ts";

/** The posts of the site, each with its name and its body. */
export type Posts = Contents["posts"];

/** A post between its neighbors in time; absent where it is the newest or the oldest. */
export type PlacedPost = { post: Posts[number]; newer?: Posts[number]; older?: Posts[number] };

type Order = { byDate: Posts; places: ReadonlyMap<string, PlacedPost> };

const orders = new WeakMap<Posts, Order>();
const byName = new Intl.Collator("en", { numeric: true });

/** All posts, newest first; of two on one day the later name first. Sorted once for all pages. */
export function postsByDate({ posts }: Contents) {
  const { byDate } = orderOf(posts);
  noteAnswer(posts, "order", () => membersOf(byDate));
  return byDate;
}

/** The post of this name with its neighbors; undefined where there is none. */
export function placedPost({ posts }: Contents, id: string) {
  const placed = orderOf(posts).places.get(id);
  noteAnswer(posts, `neighbors=${id}`, () => membersOf([placed?.newer, placed?.older]));
  return placed;
}

// Every page of a post asks, so what takes a walk through all of them is done once.
function orderOf(posts: Posts): Order {
  const known = orders.get(posts) ?? quietly(() => inOrder(posts));
  orders.set(posts, known);
  return known;
}

function inOrder(posts: Posts): Order {
  // Each is asked for its date once, because a recorded post answers slowly.
  const byDate = posts
    .map((post) => ({ post, date: post.date, id: post.id }))
    .sort(
      (one, other) =>
        (other.date > one.date ? 1 : other.date < one.date ? -1 : 0) ||
        byName.compare(other.id, one.id),
    )
    .map(({ post }) => post);
  const places = new Map(
    byDate.map((post, index) => [
      post.id,
      { post, newer: byDate[index - 1], older: byDate[index + 1] },
    ]),
  );
  return { byDate, places };
}
