import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";

const post = postFile("Words.\n");

async function renamedTo(gone: string, fresh: string[], released: string[] = []) {
  const files = Object.fromEntries(fresh.map((id) => [`blog/${id}.mdx`, post]));
  const was = ["/blog/1", "/blog/2", "/privacy", gone, ...released];
  const site = checkedSite(await contentWith(files, smallFolder), undefined, was);
  return renamedPage(site, gone)?.id;
}

it("does not take an unrelated post for a deleted one", async () => {
  expect(await renamedTo("/blog/school-bags", ["a-walk"])).toBeUndefined();
  expect(await renamedTo("/blog/school-bags", [])).toBeUndefined();
  expect(
    await renamedTo("/blog/school-bags", ["school-bag"], ["/blog/school-bag"]),
  ).toBeUndefined();
});

it("takes the post with the nearest name, in the same folder only", async () => {
  expect(await renamedTo("/blog/school-bags", ["a-walk", "school-bag"])).toBe("school-bag");
  expect(await renamedTo("/blog/school-bags", ["a-walk", "a-run"])).toBeUndefined();
  expect(await renamedTo("/safety", ["a-walk"])).toBeUndefined();
});
