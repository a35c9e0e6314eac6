import type { Contents } from "#app/content/contents.ts";
import { contentsOf } from "#tests/support/content-folder.ts";

/** The small site with posts 1 to `count`, each a day newer than the last. */
export async function contentsWithPosts(
  count: number,
  categoryOf: (number: number) => string = () => "Education",
): Promise<Contents> {
  const contents = await contentsOf();
  const posts = Array.from({ length: count }, (_, index) => ({
    ...contents.posts[0]!,
    id: String(index + 1),
    title: `Post ${index + 1}`,
    date: new Date(Date.UTC(2020, 0, index + 1)).toISOString().slice(0, 10),
    category: categoryOf(index + 1),
  }));
  return { ...contents, posts };
}

/** The whole numbers from the higher down to the lower, both included. */
export function down(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}
