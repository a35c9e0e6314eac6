import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
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

async function findingsOfVideo(settings: string) {
  const { findings } = await checkFolder(await folderWith(settings));
  return findings
    .filter(({ file }) => file.startsWith("blog/lesson"))
    .map(({ severity, rule, text }) => `${severity} ${rule} ${text}`);
}

describe("a video", () => {
  it("is a picture that links to the video, without a request to another site", async () => {
    const video = await videoIn(`address="${watched}" captions="English"`);
    const link = video?.querySelector("a");
    expect(link?.getAttribute("href")).toBe(watched);
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(link?.textContent).toMatch(/Ten words .*YouTube.*new tab/);
    expect(video?.textContent).toContain("English");
    expect(video?.querySelectorAll("img")).toHaveLength(1);
    const loaded = video?.querySelectorAll("img, source").map((element) => element.outerHTML) ?? [];
    expect(loaded.join("")).not.toContain("youtube");
  });

  it("speaks the language of its text", async () => {
    const video = await videoIn(`address="${watched}" captions="Kiswahili"`, { lang: "sw" });
    expect(video?.textContent).toMatch(/Tazama kwenye YouTube/);
  });

  it("links to its transcript", async () => {
    const video = await videoIn(`address="${watched}" transcript="/about"`);
    const hrefs = video?.querySelectorAll("a").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([watched, "/about"]);
    expect(await findingsOfVideo(`address="${watched}" transcript="/nowhere"`)).toEqual([
      expect.stringMatching(/^error pointers .*\/nowhere/),
    ]);
  });

  it("counts its poster as used, and requires captions", async () => {
    expect(await findingsOfVideo(`address="${watched}" captions="English"`)).toEqual([]);
    expect(await findingsOfVideo(`address="${watched}"`)).toEqual([
      expect.stringMatching(/^error markdown .*captions/),
    ]);
  });

  it.each([
    ["https://a.example/film.mp4", "YouTube or Vimeo first"],
    ["https://www.youtube-nocookie.com/embed/abc?rel=0", `Did you mean "${watched}"`],
    ["https://player.vimeo.com/video/12", 'Did you mean "https://vimeo.com/12"'],
    ["http://vimeo.com/12", "must be the page"],
  ])("is refused at %s, with its place", async (address, words) => {
    const findings = await findingsOfVideo(`address="${address}" captions="English"`);
    expect(findings.find((finding) => finding.startsWith("error markdown"))).toContain(words);
  });
});
