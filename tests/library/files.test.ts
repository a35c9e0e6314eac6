import { symlink } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { requiredPaths } from "#app/library/reading/kinds.ts";
import { contentFolder, contentsOf, problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const inspect = (content: string) =>
  inspectContents({ content, public: path.join(content, "../public") }, { drafts: false });

const nowhere = (name: string) => `The site has no place for a file called "${name}" here.`;

const stray: [file: string, says: string][] = [
  [
    "blog/WhatsApp Image 2025-03-08 at 10.22.31.JPEG",
    'The name of the picture "WhatsApp Image 2025-03-08 at 10.22.31.JPEG" has characters that cannot stand in an address. It can have letters of English, digits and hyphens, and no spaces. Rename it to whatsapp-image-2025-03-08-at-10-22-31.jpeg.',
  ],
  [
    "blog/desk.heic",
    "A picture that ends in .heic cannot be shown here. It can end in .jpg, .png, .webp, .avif or .tiff. Open it in a photo program, save it as JPEG and upload desk.jpg instead.",
  ],
  [
    "Annual Report.pdf",
    '"Annual Report.pdf" is a document, and this folder holds words and pictures. If visitors may have it, put it into the folder files/ as annual-report.pdf, and lead to it with [its name](/files/annual-report.pdf). If not, take it away.',
  ],
  [
    "blog/Minutes.doc",
    '"Minutes.doc" is a document, and this folder holds words and pictures. If visitors may have it, save it as PDF, put that into the folder files/ as minutes.pdf, and lead to it with [its name](/files/minutes.pdf). If not, take it away.',
  ],
  [
    "blog/~$Minutes.docx",
    '"~$Minutes.docx" is there only while Word or Excel has a file open, and tells who opened it. Close that file there, and take this one away.',
  ],
  [
    "blog/Map.svg",
    '"Map.svg" is a drawing, and drawings stand in the folder files/. Put it there as map.svg, and name it /files/map.svg.',
  ],
  [
    "files/Annual Report.pdf",
    'The name "Annual Report.pdf" cannot be part of an address. A file to download stands in files/ itself, and its name has small letters, digits and hyphens. Rename it to files/annual-report.pdf.',
  ],
  [
    "files/2025/report.pdf",
    'The name "2025/report.pdf" cannot be part of an address. A file to download stands in files/ itself, and its name has small letters, digits and hyphens. Rename it to files/report.pdf.',
  ],
  [
    "files/setup.exe",
    "A file that ends in .exe cannot be downloaded here. It can end in .pdf, .docx, .xlsx or .svg. Take it away.",
  ],
  [
    "files/budget.docm",
    "A file that ends in .docm cannot be downloaded here. It can end in .pdf, .docx, .xlsx or .svg. Save it as PDF and upload budget.pdf instead.",
  ],
  [
    "files/desk.jpg",
    "A file that ends in .jpg cannot be downloaded here. It can end in .pdf, .docx, .xlsx or .svg. Put the picture beside the text that shows it, or take it away.",
  ],
  [
    "foo.yaml",
    `${nowhere("foo.yaml")} No page is made from it. Rename it, move it, or take it away.`,
  ],
  ["stat.yaml", `${nowhere("stat.yaml")} No page is made from it. Did you mean "stats.yaml"?`],
  ["site.yml", `${nowhere("site.yml")} No page is made from it. Did you mean "site.yaml"?`],
  [
    "pages/abuot.yaml",
    `${nowhere("abuot.yaml")} Files in pages/ end in .mdx and stand in no further folder. Did you mean "pages/about.yaml"?`,
  ],
];

describe("a file that the site needs", () => {
  it.each(requiredPaths)("is missed at its own place and nowhere else: %s", async (file) => {
    expect(await problemsOf({ [file]: null })).toEqual([
      `content/${file}:1:1  This file is missing. The site cannot be built without it. Bring it back, or undo what removed or renamed it.`,
    ]);
  });
});

describe("a file that the site has no place for", () => {
  it.each(stray)("is told what to do about it: %s", async (file, says) => {
    expect(await problemsOf({ [file]: "Words.\n" })).toEqual([`content/${file}:1:1  ${says}`]);
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
  it.each([
    ["My_Post!", "my-post"],
    ["Habari", "habari"],
    ["???", "new-post"],
  ])("cannot be %s, because it becomes an address", async (file, better) => {
    expect(await problemsOf({ [`blog/${file}.mdx`]: postFile("Words.\n") })).toEqual([
      `content/blog/${file}.mdx:1:1  The file's name "${file}" becomes the page's address, and some of its characters cannot. It can have small letters, digits and hyphens. Rename it to something like ${better}.mdx.`,
    ]);
  });

  it("is the id of its post", async () => {
    const { posts } = await contentsOf({ "blog/a-desk-2.mdx": postFile("Words.\n") });
    expect(posts.map(({ id }) => id)).toEqual(["1", "2", "a-desk-2"]);
  });
});

describe("a link to another place", () => {
  it("is named and not followed, so that nothing behind it vanishes", async () => {
    const content = await contentFolder({ "team.yaml": null });
    await symlink(path.join(content, "pledges.yaml"), path.join(content, "team.yaml"));
    const { problems } = await inspect(content);
    expect(problems.map(({ file, says }) => `${file} ${says}`)).toEqual([
      "content/team.yaml This is a link to another place and not a file of its own.",
    ]);
  });

  it.each([
    ["blog/a", "."],
    ["blog/a", "/"],
    ["blog/a", "nowhere"],
    ["blog/.p.jpg", "/dev/zero"],
    [".more", "blog"],
    ["blog/.p.jpg", "/etc/hostname"],
  ])("is named and not followed: from %s to %s", async (link, target) => {
    const content = await contentFolder({ "blog/3.mdx": postFile("Words.\n") });
    await symlink(target, path.join(content, link));
    const { problems } = await inspect(content);
    expect(problems.map(({ file }) => file)).toEqual([`content/${link}`]);
  });

  it("is not followed twice over, which would double the ways with each step", async () => {
    const content = await contentFolder();
    for (const name of ["a", ".b"]) await symlink(".", path.join(content, "blog", name));
    const { problems } = await inspect(content);
    expect(problems.map(({ file }) => file)).toEqual(["content/blog/.b", "content/blog/a"]);
  });

  it("is no picture, so that nothing from elsewhere becomes public", async () => {
    const content = await contentFolder({
      "blog/3.mdx": postFile("![A desk](p.jpg)\n\n![A desk](a/.p.jpg)\n"),
    });
    await symlink("/etc/hostname", path.join(content, "blog/p.jpg"));
    const { problems, contents } = await inspect(content);
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
    const { problems } = await inspect(content);
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
