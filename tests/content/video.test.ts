import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect, it } from "vitest";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { contentFolder, postFile } from "#tests/support/content-folder.ts";

const watched = "https://www.youtube.com/watch?v=abc";

async function folderWith(settings: string, fields: Record<string, string> = {}) {
  const excerpt = "What the girls of the sign language club learn in ten lessons of one hour.";
  const body = `Words.\n\n<Video title="Ten words" poster="lesson.jpg" ${settings} />\n`;
  const content = await contentFolder({
    "blog/lesson.mdx": postFile(body, { excerpt, ...fields }),
  });
  const photo = sharp({ create: { width: 800, height: 450, channels: 3, background: "#175c3b" } });
  await writeFile(path.join(content, "blog/lesson.jpg"), await photo.jpeg().toBuffer());
  return content;
}

async function videoIn(settings: string, fields?: Record<string, string>) {
  const content = await readContent(findFiles(await folderWith(settings, fields)));
  const contents = await contentsFor(content, { day: "2030-01-01", drafts: false });
  return parse(postPage(contents, "lesson")?.props.html ?? "").querySelector("figure");
}

it("a video is a picture that links to it, without a request to another site", async () => {
  const video = await videoIn(`address="${watched}" captions="English"`);
  const link = video?.querySelector("a");
  expect(link?.attributes).toMatchObject({ href: watched, target: "_blank", rel: "noreferrer" });
  expect(link?.textContent).toMatch(/Ten words .*YouTube.*new tab/);
  expect(video?.textContent).toContain("English");
  const loaded = video?.querySelectorAll("img, source").map(({ outerHTML }) => outerHTML) ?? [];
  expect(loaded).toHaveLength(4);
  expect(loaded.join("")).not.toContain("youtube");
});

it("a video speaks the language of its text, and links to its transcript", async () => {
  const settings = `address="${watched}" transcript="/about"`;
  const video = await videoIn(settings, { lang: "sw" });
  expect(video?.textContent).toMatch(/Tazama kwenye YouTube/);
  const hrefs = video?.querySelectorAll("a").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([watched, "/about"]);
});

it.each([
  [watched, 'captions="English"', undefined],
  [watched, "", /^error markdown .*captions/],
  [watched, 'transcript="/nowhere"', /^error pointers .*\/nowhere/],
  ["https://a.example/film.mp4", 'captions="English"', /YouTube or Vimeo first/],
  [
    "https://www.youtube-nocookie.com/embed/abc?rel=0",
    'captions="English"',
    /Did you mean "https:\/\/www\.youtube\.com\/watch\?v=abc"/,
  ],
  ["https://player.vimeo.com/video/12", 'captions="English"', /"https:\/\/vimeo\.com\/12"/],
  ["http://vimeo.com/12", 'captions="English"', /must be the page/],
])("a video at %s with %s is checked", async (address, settings, words) => {
  const content = await folderWith(`address="${address}" ${settings}`);
  const { findings } = await checkFolder(content);
  const own = findings.filter(({ file }) => file.startsWith("blog/lesson"));
  const texts = own.map(({ severity, rule, text }) => `${severity} ${rule} ${text}`);
  const errors = texts.filter((text) => text.startsWith("error"));
  if (words) expect(errors).toContainEqual(expect.stringMatching(words));
  else expect(texts).toEqual([]);
});
