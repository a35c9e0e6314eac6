import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { designedPageList } from "#app/library/designed-pages.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { contentFiles, problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const program = `${baseContent["programs/school.mdx"]}\n## Book\n`;
const privacy = `${baseContent["pages/privacy.mdx"]}\n## Used: a form\n\nHere.\n\n## Us {#reach-us}\n\nHere.\n`;
const others = { "pages/privacy.mdx": privacy, "programs/school.mdx": program };
const inBody = (text: string) => problemsOf({ ...others, "blog/3.mdx": postFile(`${text}\n`) });

describe("a link to a place on a page", () => {
  it.each([
    ["/get-involved#partnerhips", 'Did you mean "/get-involved#partnerships"?'],
    ["/programs#shcool", 'Did you mean "/programs#school"?'],
    ["/about#no-such-place", "Write /about"],
    // Only the sign beside a figure opens its note.
    ["/about#note-girls", "Write /about"],
    ["/blog/1#its-heading", "Write /blog/1"],
    ["/privacy#use-a-form", 'Did you mean "/privacy#used-a-form"?'],
    ["/privacy#donations", "## New words {#donations}"],
    ["/programs#school--books", 'Did you mean "/programs#school--book"?'],
    ["#below", "Take the link away."],
    ["#used-a-form", "Take the link away."],
  ])("has to be there: %s", async (href, fix) => {
    const lines = await inBody(`See [it](${href}).`);
    expect(lines).toEqual([
      expect.stringMatching(/^content\/blog\/3\.mdx:9:5 {2}There is no place /),
    ]);
    expect(lines[0]).toContain(fix);
  });

  it.each([
    "/get-involved#apply",
    "/programs#school",
    "/contact#main",
    "#main",
    "/privacy#used-a-form",
    "/privacy#reach-us",
    "/programs#school--book",
  ])("arrives: %s", async (href) => {
    expect(await inBody(`See [it](${href}).`)).toEqual([]);
  });

  it("may be a heading of the same text", async () => {
    expect(await inBody("See [it](#who-comes).\n\n## Who comes\n\nYou.")).toEqual([]);
  });

  it("is reported once where the page itself is not there", async () => {
    expect(await inBody("See [it](/nowhere-at-all#place).")).toEqual([
      expect.stringContaining("There is no page at /nowhere-at-all."),
    ]);
  });
});

describe("advice that would make it worse", () => {
  it("is not given on a picture whose post cannot be read", async () => {
    const { inspectFiles } = await import("#app/library/inspect.server.ts");
    const files = await contentFiles({
      "blog/3.mdx": "---\ntitle: A: B\nimage:\n  src: a.jpg\n---\nA.\n",
    });
    const found = [{ path: "blog/a.jpg", isLink: false, state: "" }];
    const folders = { content: "content", public: "tests/support/pictures" };
    const { problems } = await inspectFiles(files, folders, { drafts: false, found });
    expect(problems.map(({ file }) => file)).toContain("content/blog/3.mdx");
    expect(problems.map(({ says }) => says)).not.toContain("Nothing shows this picture.");
  });

  it("is not given on the file of a page", async () => {
    expect(await inBody("See [it](/blog/1.mdx).")).toEqual([
      expect.stringContaining('Did you mean "/blog/1"?'),
    ]);
  });
});

describe("the places that pages have", () => {
  it("stand in what draws the pages", async () => {
    const rooms = ["app/views", "app/islands"];
    const files = await Promise.all(
      rooms.map(async (room) =>
        (await readdir(room, { recursive: true }))
          .filter((file) => file.endsWith(".tsx"))
          .map((file) => readFile(path.join(room, file), "utf8")),
      ),
    );
    const source = (await Promise.all(files.flat())).join("\n");
    const designed = designedPageList.flatMap(({ anchors = [] }) => anchors);
    for (const id of [...designed, "main", "newsletter-email"]) {
      expect(source).toContain(`id="${id}"`);
    }
  });
});
