import { symlink } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { requiredPaths } from "#app/library/reading/kinds.ts";
import {
  contentFolder,
  contentsOf,
  problemsOf,
  type Files,
} from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const foldersOf = (content: string) => ({ content, pictures: path.join(content, "../public") });

const missing =
  "This file is missing. The site cannot be built without it. Bring it back, or undo what removed or renamed it.";
const removed = (file: string): Files => ({ [file]: null });

const stray = [
  {
    name: "says how files of the blog end",
    file: "blog/x.md",
    line: 'content/blog/x.md:1:1  The site has no place for a file called "x.md" here. Files in blog/ end in .mdx and stand in no further folder. Rename it, move it, or take it away.',
  },
  {
    name: "allows no folder inside the blog",
    file: "blog/2025/x.mdx",
    line: 'content/blog/2025/x.mdx:1:1  The site has no place for a file called "x.mdx" here. Files in blog/ end in .mdx and stand in no further folder. Rename it, move it, or take it away.',
  },
  {
    name: "gives a picture from a phone another name, whatever stands in it",
    file: "blog/WhatsApp Image 2025-03-08 at 10.22.31.JPEG",
    line: 'content/blog/WhatsApp Image 2025-03-08 at 10.22.31.JPEG:1:1  The name of the picture "WhatsApp Image 2025-03-08 at 10.22.31.JPEG" has characters that cannot stand in an address. It can have letters of English, digits and hyphens, and no spaces. Rename it to whatsapp-image-2025-03-08-at-10-22-31.jpeg.',
  },
  {
    name: "asks for another kind of picture",
    file: "blog/desk.heic",
    line: "content/blog/desk.heic:1:1  A picture that ends in .heic cannot be shown here. It can end in .jpg, .png, .webp, .avif or .tiff. Open it in a photo program, save it as JPEG and upload desk.jpg instead.",
  },
  {
    name: "sends a document elsewhere",
    file: "Annual Report.pdf",
    line: 'content/Annual Report.pdf:1:1  "Annual Report.pdf" is a document, and this folder holds words and pictures. Put it into the folder public/ as annual-report.pdf, and lead to it with [its name](/annual-report.pdf).',
  },
  {
    name: "makes no page of an unknown file",
    file: "foo.yaml",
    line: 'content/foo.yaml:1:1  The site has no place for a file called "foo.yaml" here. No page is made from it. Rename it, move it, or take it away.',
  },
  {
    name: "offers the file that was meant",
    file: "stat.yaml",
    line: 'content/stat.yaml:1:1  The site has no place for a file called "stat.yaml" here. No page is made from it. Did you mean "stats.yaml"?',
  },
  {
    name: "offers the other ending",
    file: "site.yml",
    line: 'content/site.yml:1:1  The site has no place for a file called "site.yml" here. No page is made from it. Did you mean "site.yaml"?',
  },
];

const names = [
  { file: "My Post", better: "my-post" },
  { file: "My_Post!", better: "my-post" },
  { file: "Habari", better: "habari" },
  { file: "???", better: "new-post" },
];

describe("a file that the site needs", () => {
  it.each(requiredPaths)("is missed at its own place: %s", async (file) => {
    expect(await problemsOf(removed(file))).toContain(`content/${file}:1:1  ${missing}`);
  });

  it.each(requiredPaths)("raises no alarm elsewhere: %s", async (file) => {
    expect(await problemsOf(removed(file))).toHaveLength(1);
  });
});

describe("a file that the site has no place for", () => {
  for (const { name, file, line } of stray) {
    it(name, async () => {
      expect(await problemsOf({ [file]: "Words.\n" })).toEqual([line]);
    });
  }

  it("is compared with the pages that there are", async () => {
    expect(await problemsOf({ "pages/abuot.yaml": "title: T\n" })).toEqual([
      expect.stringMatching(
        /^content\/pages\/abuot\.yaml:1:1 {2}.*Did you mean "pages\/about\.yaml"\?$/,
      ),
    ]);
  });

  it("may be a README or begin with a dot", async () => {
    const files = { "README.md": "x", "blog/README.md": "x", ".hidden": "x", "blog/.3.mdx~": "x" };
    expect(await problemsOf(files)).toEqual([]);
  });

  it.each(["blog/.3.mdx", ".team.yaml", ".drafts/3.mdx"])(
    "is not passed over in silence because of its dot: %s",
    async (file) => {
      const lines = await problemsOf({ [file]: postFile("Words.\n") });
      expect(lines).toEqual([expect.stringContaining(`content/${file}:1:1  `)]);
    },
  );
});

describe("the name of a prose file", () => {
  for (const { file, better } of names) {
    it(`${file} cannot be an address`, async () => {
      expect(await problemsOf({ [`blog/${file}.mdx`]: postFile("Words.\n") })).toEqual([
        `content/blog/${file}.mdx:1:1  The file's name "${file}" becomes the page's address, and some of its characters cannot. It can have small letters, digits and hyphens. Rename it to something like ${better}.mdx.`,
      ]);
    });
  }

  it("is the id of its post", async () => {
    const { posts } = await contentsOf({ "blog/a-desk-2.mdx": postFile("Words.\n") });
    expect(posts.map(({ id }) => id)).toEqual(["1", "2", "a-desk-2"]);
  });
});

describe("a link to another place", () => {
  it("is named and not followed, so that nothing behind it vanishes", async () => {
    const content = await contentFolder({ "team.yaml": null });
    await symlink(path.join(content, "pledges.yaml"), path.join(content, "team.yaml"));
    await symlink(path.join(content, "blog"), path.join(content, "more"));
    const { problems } = await inspectContents(foldersOf(content), { drafts: false });
    const words = "This is a link to another place and not a file of its own.";
    expect(problems.map(({ file, says }) => `${file} ${says}`)).toEqual([
      `content/more ${words}`,
      `content/team.yaml ${words}`,
    ]);
  });

  it.each([
    { name: "to its own folder", link: "blog/a", target: "." },
    { name: "to everything", link: "blog/a", target: "/" },
    { name: "to nothing", link: "blog/a", target: "nowhere" },
    { name: "to a file without an end", link: "blog/.p.jpg", target: "/dev/zero" },
    { name: "behind a dot to a folder", link: ".more", target: "blog" },
    {
      name: "behind a dot to a file of somebody else",
      link: "blog/.p.jpg",
      target: "/etc/hostname",
    },
  ])("is named and not followed $name", async ({ link, target }) => {
    const content = await contentFolder({ "blog/3.mdx": postFile("Words.\n") });
    await symlink(target, path.join(content, link));
    const { problems } = await inspectContents(foldersOf(content), { drafts: false });
    expect(problems.map(({ file }) => file)).toEqual([`content/${link}`]);
  });

  it("is not followed twice over, which would double the ways with each step", async () => {
    const content = await contentFolder();
    for (const name of ["a", ".b"]) await symlink(".", path.join(content, "blog", name));
    const { problems } = await inspectContents(foldersOf(content), { drafts: false });
    expect(problems.map(({ file }) => file)).toEqual(["content/blog/.b", "content/blog/a"]);
  });

  it("is no picture, so that nothing from elsewhere becomes public", async () => {
    const content = await contentFolder({
      "blog/3.mdx": postFile("![A desk](p.jpg)\n\n![A desk](a/.p.jpg)\n"),
    });
    await symlink("/etc/hostname", path.join(content, "blog/p.jpg"));
    const { problems, contents } = await inspectContents(foldersOf(content), { drafts: false });
    expect(contents).toBeUndefined();
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "content/blog/3.mdx:9",
      "content/blog/3.mdx:11",
      "content/blog/p.jpg:1",
    ]);
  });

  it("may mark a file that somebody has open in an editor", async () => {
    const content = await contentFolder();
    await symlink("somebody@desk.1234", path.join(content, ".#team.yaml"));
    const { problems } = await inspectContents(foldersOf(content), { drafts: false });
    expect(problems).toEqual([]);
  });
});

describe("a list without an entry", () => {
  it.each(["", "\n", "# Nobody.\n"])("is a problem where it says %j", async (text) => {
    expect(await problemsOf({ "team.yaml": text })).toEqual([
      "content/team.yaml:1:1  There is no entry in this file. Bring back what stood here, or write [] if it is to be empty.",
    ]);
  });

  it("is in order where it says so", async () => {
    expect(await problemsOf({ "pledges.yaml": "[]\n" })).toEqual([]);
  });
});
