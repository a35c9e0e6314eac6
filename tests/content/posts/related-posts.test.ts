import { describe, expect, it } from "vitest";

import { postPage } from "#app/content/pages/post-page.ts";
import { contentsWithPosts } from "#tests/content/posts/many-posts.ts";

const isThird = (number: number) => number % 3 === 0;

async function relatedTo(id: string, count: number, isOther = isThird) {
  const contents = await contentsWithPosts(count, (one) =>
    isOther(one) ? "Advocacy" : "Education",
  );
  return postPage(contents, id)?.props.related;
}

describe("the related posts of a post", () => {
  it.each<[string, number, string[]]>([
    ["10", 20, ["20", "19", "17"]],
    ["20", 20, ["17", "16", "14"]],
    // 4 and 6 are its neighbors in time.
    ["5", 8, ["8", "7", "2"]],
    ["3", 9, ["9", "6"]],
    ["2", 4, ["4"]],
  ])("of %s among %d are the newest of its category", async (id, count, ids) => {
    const related = await relatedTo(id, count);
    expect(related?.posts.map(({ href }) => href)).toEqual(ids.map((one) => `/blog/${one}`));
  });

  it("stand below a heading with the name of the category", async () => {
    const related = await relatedTo("3", 9);
    expect(related?.heading).toBe("More about Advocacy");
    expect(related?.posts[0]).toEqual({
      href: "/blog/9",
      title: "Post 9",
      date: "2020-01-09",
    });
  });

  it.each([
    ["1", 1],
    ["2", 3],
    ["3", 5],
  ])("are not there where there are none: %s of %d", async (id, count) => {
    expect(await relatedTo(id, count)).toBeUndefined();
  });
});
