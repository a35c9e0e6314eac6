import { yearAddress } from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
import { archiveYears, yearOf } from "#app/library/posts/archive-years.ts";
import { postsByDate, type Posts } from "#app/library/posts/posts-in-order.ts";

/** The posts of one year, newest first, with the address of their page. */
export type PostYear = { year: string; address: string; posts: Posts };

const archives = new WeakMap<Posts, PostYear[]>();

/** The years of the archive, newest first; none while there are few posts. Sorted out once. */
export function postYears(contents: Contents): PostYear[] {
  const known = archives.get(contents.posts) ?? sortedOut(contents);
  archives.set(contents.posts, known);
  return known;
}

/** The year whose page is at this address; undefined where there is none. */
export function postYearAt(contents: Contents, address: string) {
  return postYears(contents).find((one) => one.address === address);
}

function sortedOut(contents: Contents) {
  const all = postsByDate(contents);
  return archiveYears(all).map((year) => ({
    year,
    address: yearAddress(year),
    posts: all.filter((post) => yearOf(post) === year),
  }));
}
