import { describe, expect, it } from "vitest";

import type { Reads } from "#app/library/reads/recorder.ts";
import { openRegister, type KnownReads } from "#scripts/build/memory/reads-register.ts";

const texts = new Map([
  ["content/site.yaml", "one"],
  ["content/blog/walk.mdx", "one"],
]);
const lines: Record<string, number> = { name: 2, title: 3, excerpt: 4 };
const lineOf = (_file: string, path: string) => lines[path];
const pages = ["/", "/blog", "/blog/walk"];

const first = () => {
  const register = openRegister(undefined, texts);
  register.noteEverywhere(reads({ "content/site.yaml#name": "Suluhisho" }));
  register.note("/", reads({ "content/site.yaml#name": "Suluhisho" }));
  register.note(
    "/blog",
    reads({ "content/blog?order": "walk", "content/blog/walk.mdx#title": "A walk" }),
  );
  register.note(
    "/blog/walk",
    reads({ "content/blog/walk.mdx#title": "A walk", "content/blog/walk.mdx#author": undefined }),
  );
  return register.close(pages, lineOf);
};

describe("openRegister", () => {
  it("knows which page reads which field, and in which line that stands", () => {
    const { fields, wholes } = first();
    expect(fields.get("content/blog/walk.mdx")).toEqual([
      { fields: { author: null }, pages: ["/blog/walk"] },
      { fields: { title: 3 }, pages: ["/blog", "/blog/walk"] },
    ]);
    expect(wholes.get("content/blog?order")?.pages).toEqual(["/blog"]);
  });

  it("names no pages where every page reads", () => {
    const { everywhere, fields, reads: own } = first();
    expect(everywhere.fields).toEqual({ "content/site.yaml": ["name"] });
    expect(fields.get("content/site.yaml")).toEqual([{ fields: { name: 2 }, pages: [] }]);
    expect(own.get("/")).toEqual({ fields: {}, wholes: [] });
  });

  it("keeps what nobody touched as it was", () => {
    const before = first();
    const after = openRegister(before, texts).close(pages, () => undefined);
    expect(linesOf(after)).toEqual(linesOf(before));
  });

  it("comes from any step to what it comes to from nothing", () => {
    const now = new Map([...texts, ["content/blog/walk.mdx", "two"]]);
    const draw = (before: KnownReads | undefined) => {
      const register = openRegister(before, now);
      if (!before) {
        register.noteEverywhere(reads({ "content/site.yaml#name": "Suluhisho" }));
        register.note("/", reads({ "content/site.yaml#name": "Suluhisho" }));
      }
      register.note("/blog", reads({ "content/blog?order": "walk" }));
      register.note(
        "/blog/walk",
        reads({ "content/blog/walk.mdx#title": "A run", "content/blog/walk.mdx#excerpt": "Far" }),
      );
      return linesOf(register.close(pages, lineOf));
    };
    expect(draw(first())).toEqual(draw(undefined));
  });

  it("gives a page to one field of those that the same pages read, and to no other", () => {
    const walk = "content/blog/walk.mdx";
    const both = reads({ [`${walk}#title`]: "A walk", [`${walk}#excerpt`]: "Far" });
    const register = openRegister(undefined, texts);
    register.note("/blog", both);
    const before = register.close(pages, lineOf);
    const again = openRegister(before, texts);
    again.note("/", reads({ [`${walk}#title`]: "A walk" }));
    expect(again.close(pages, lineOf).fields.get(walk)).toEqual([
      { fields: { excerpt: 4 }, pages: ["/blog"] },
      { fields: { title: 3 }, pages: ["/", "/blog"] },
    ]);
    expect(before.fields.get(walk)).toEqual([
      { fields: { excerpt: 4, title: 3 }, pages: ["/blog"] },
    ]);
  });

  it("forgets pages that are no more, and what only they read", () => {
    const {
      fields,
      hashes,
      wholes,
      reads: own,
    } = openRegister(first(), texts).close(["/", "/blog/walk"], lineOf);
    expect(wholes.size).toBe(0);
    expect(own.names()).toEqual(["/", "/blog/walk"]);
    expect(fields.get("content/blog/walk.mdx")).toEqual([
      { fields: { author: null, title: 3 }, pages: ["/blog/walk"] },
    ]);
    const none = openRegister(first(), texts).close(["/"], lineOf);
    expect(none.fields.names()).toEqual(["content/site.yaml"]);
    expect(none.hashes.names()).toEqual(["content/site.yaml"]);
    expect(hashes.names()).toContain("content/blog/walk.mdx");
  });

  it("looks up the lines of a file whose text changed, even where no page was drawn", () => {
    const now = new Map([...texts, ["content/blog/walk.mdx", "two"]]);
    const { fields } = openRegister(first(), now).close(pages, () => 9);
    const linesIn = (file: string) => fields.get(file)?.map((group) => group.fields);
    expect(linesIn("content/blog/walk.mdx")).toEqual([{ author: null }, { title: 9 }]);
    expect(linesIn("content/site.yaml")).toEqual([{ name: 2 }]);
  });
});

function reads(values: Record<string, unknown>): Reads {
  return new Map(Object.entries(values));
}

function linesOf({ everywhere, wholes, ...lists }: KnownReads) {
  const { reads: own, fields, hashes } = lists;
  const all = [own, fields, hashes].map((list) =>
    list.names().map((name) => `${name} ${list.line(name)}`),
  );
  return { everywhere, wholes: [...wholes], all };
}
