// Fewer are seen on two pages of the list.
const withoutArchive = 48;

/** The years of posts, newest first, once there are too many posts to leaf through; none before. */
export function archiveYears(posts: readonly { date: string }[]): string[] {
  if (posts.length <= withoutArchive) return [];
  return [...new Set(posts.map(yearOf))].sort().reverse();
}

/** The year of a post. */
export function yearOf({ date }: { date: string }) {
  return date.slice(0, "2026".length);
}
