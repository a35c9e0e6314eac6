import { describe, expect, it } from "vitest";

import { withEdge } from "#scripts/serve/page-edge.ts";
import { inspectionOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const page = '<html><head></head><body class="plain"><p>Words.</p></body></html>';

describe("a page of npm run dev", () => {
  it("stays as it is where there is nothing to say", async () => {
    const { entries } = await inspectionOf();
    expect(withEdge(page, { entries, problems: [], remarks: [] }, "/about")).toBe(page);
  });

  it("has what is to mend above it, as text", async () => {
    const found = await inspectionOf({ "blog/1.mdx": postFile("Words.\n", { "<b>": "x" }) });
    const html = withEdge(page, { ...found, remarks: [] }, "/about");
    expect(html).toMatch(/<body class="plain"><section class="to-mend"[^>]*>.*1\.mdx:\d+:\d+/);
    expect(html).not.toMatch(/<b>|<details/);
  });

  it("has what is worth a look folded below it, that of its own file first", async () => {
    const twice = postFile("The the girls came.\n", { draft: "true" });
    const found = await inspectionOf({ "blog/8.mdx": twice, "blog/9.mdx": twice });
    const html = withEdge(page, { ...found, problems: [] }, "/blog/9");
    expect(html).toMatch(/<details [^>]*><summary>\d+ remarks, \d in the file of this page</);
    expect(html.indexOf("blog/9.mdx:10:")).toBeLessThan(html.indexOf("blog/8.mdx:10:"));
    expect(html).not.toContain("<section");
  });
});
