import { describe, expect, it } from "vitest";

import { problemsOf } from "#tests/support/content-folder.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { postFile } from "#tests/support/post-file.ts";

const member = (id: string) => `- id: ${id}\n  name: N\n  role: R\n  about: A\n`;
const page = "---\ntitle: T\ndescription: D\n---\nWords.\n";

const ledTo = (address: string) =>
  changedFile("navigation.yaml", "href: /about", `href: ${address}`);

const taken = (name: string, by: string) =>
  `The address /${name} is taken by ${by}. Give this file another name.`;

describe("an id that stands twice", () => {
  it("names the first place for each further one", async () => {
    const text = member("a-leader") + member("a-teacher") + member("a-leader").repeat(2);
    const says = 'The id "a-leader" is taken by content/team.yaml:1. Give this entry another id.';
    expect(await problemsOf({ "team.yaml": text })).toEqual([
      `content/team.yaml:9:7  ${says}`,
      `content/team.yaml:13:7  ${says}`,
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
        `content/pages/${name}.mdx:2:1  ${taken(name, `content/pages/${name}.yaml`)}`,
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
        `content/blog/${name}.mdx:2:1  ${taken(`blog/${name}`, "the pages of the list of posts")}`,
      ]);
    },
  );

  it.each(["category", "page", "safeguarding"])("is free for a page called %s", async (name) => {
    expect(await problemsOf({ [`pages/${name}.mdx`]: page, ...ledTo(`/${name}`) })).toEqual([]);
  });
});
