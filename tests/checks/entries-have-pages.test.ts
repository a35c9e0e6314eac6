import { describe, expect, it } from "vitest";

import { entriesHavePages } from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";
import { inspectionOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

describe("entriesHavePages", () => {
  it("names a post that was not drawn, and leaves drafts alone", async () => {
    const { entries } = await inspectionOf({
      "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
    });
    const addresses = ["/", "/about", "/programs", "/donate", "/get-involved", "/blog", "/contact"];
    const pages = [...addresses, "/blog/1", "/privacy"].map((address) => pageAt(address));
    expect(entriesHavePages(entries, pages)).toEqual([
      { address: "/blog/2", says: expect.stringContaining("content/blog/2.mdx") },
    ]);
  });
});
