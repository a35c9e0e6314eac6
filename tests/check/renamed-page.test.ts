import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";

it.each<[gone: string, fresh: string[], to: string | undefined, released?: string[]]>([
  ["/blog/school-bags", ["a-walk", "school-bag"], "school-bag"],
  ["/blog/school-bags", ["a-walk", "a-run"], undefined],
  ["/blog/school-bags", [], undefined],
  ["/blog/school-bags", ["school-bag"], undefined, ["/blog/school-bag"]],
  ["/safety", ["safety"], undefined],
])(
  "the page %s, beside the new posts %j, was renamed to %s",
  async (gone, fresh, to, released = []) => {
    const files = fresh.map((id) => [`blog/${id}.mdx`, postFile("Words.\n")]);
    const content = await contentWith(Object.fromEntries(files), smallFolder);
    const was = ["/blog/1", "/blog/2", "/privacy", gone, ...released];
    expect(renamedPage(checkedSite(content, undefined, was), gone)?.id).toBe(to);
  },
);
