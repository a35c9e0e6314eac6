import { describe, expect, it } from "vitest";

import { problemsOf } from "#tests/support/content-folder.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { postFile } from "#tests/support/post-file.ts";

const member = (id: string) => `- id: ${id}\n  name: N\n  role: R\n  about: A\n`;
const page = "---\ntitle: T\ndescription: D\n---\nWords.\n";

const ledTo = (address: string) =>
  changedFile("navigation.yaml", "href: /about", `href: ${address}`);

describe("an id that stands twice", () => {
  it("names the other place", async () => {
    const text = member("a-leader") + member("a-teacher") + member("a-leader");
    expect(await problemsOf({ "team.yaml": text })).toEqual([
      'content/team.yaml:9:7  The id "a-leader" is taken by content/team.yaml:1. Give this entry another id.',
    ]);
  });

  it("names the first place for each further one", async () => {
    const lines = await problemsOf({ "team.yaml": member("a").repeat(3) });
    expect(lines.map((line) => line.slice(0, 60))).toEqual([
      'content/team.yaml:5:7  The id "a" is taken by content/team.y',
      'content/team.yaml:9:7  The id "a" is taken by content/team.y',
    ]);
  });

  it("may stand in two lists", async () => {
    const pledge = "- id: a-leader\n  name: N\n  amount: KES 1\n  purpose: P\n";
    expect(await problemsOf({ "team.yaml": member("a-leader"), "pledges.yaml": pledge })).toEqual(
      [],
    );
  });
});

describe("an address that two files claim", () => {
  it.each(["about", "contact", "blog", "programs", "donate", "get-involved"])(
    "belongs to pages/%s.yaml",
    async (name) => {
      expect(await problemsOf({ [`pages/${name}.mdx`]: page })).toEqual([
        expect.stringMatching(
          new RegExp(
            `^content/pages/${name}\\.mdx:\\d:1  The address /${name} is taken by content/pages/${name}\\.yaml\\. Give this file another name\\.$`,
          ),
        ),
      ]);
    },
  );

  // index.html is the home page, 404.html the page of unknown addresses, /500 that of a failure.
  it.each(["index", "404", "500"])("cannot be /%s, which belongs to the host", async (name) => {
    expect(await problemsOf({ [`pages/${name}.mdx`]: page })).toEqual([
      expect.stringMatching(new RegExp(`^content/pages/${name}\\.mdx:\\d:1  `)),
    ]);
  });

  it.each(["category", "page"])(
    "is not open to a post called %s, because of the lists",
    async (name) => {
      expect(await problemsOf({ [`blog/${name}.mdx`]: postFile("Words.\n") })).toEqual([
        `content/blog/${name}.mdx:2:1  The address /blog/${name} is taken by the pages of the list of posts. Give this file another name.`,
      ]);
    },
  );

  it.each(["category", "page"])("is free for a page called %s", async (name) => {
    expect(await problemsOf({ [`pages/${name}.mdx`]: page, ...ledTo(`/${name}`) })).toEqual([]);
  });

  it("is free for a page with a name of its own", async () => {
    expect(await problemsOf({ "pages/safeguarding.mdx": page, ...ledTo("/safeguarding") })).toEqual(
      [],
    );
  });
});
