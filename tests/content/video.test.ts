import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect, it } from "vitest";
import { postPage } from "#app/routes/blog.$id.tsx";
import { videoHost } from "#app/model/blocks.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";

const watched = "https://www.youtube.com/watch?v=abc";
const mobile = "https://m.youtube.com/watch?v=abc";
const excerpt = "What the girls of the sign language club learn in ten lessons of one hour.";
const photo = sharp({ create: { width: 800, height: 450, channels: 3, background: "#175c3b" } });
const poster = `data:;base64,${(await photo.jpeg().toBuffer()).toString("base64")}`;

function filesWith(settings: string, fields: Record<string, string> = {}) {
  const body = `Words.\n\n<Video title="Ten words" poster="lesson.jpg" ${settings} />\n`;
  return {
    "blog/lesson.mdx": postFile(body, { excerpt, ...fields }),
    "blog/lesson.jpg": poster,
    "sw/blog/lesson.mdx": `---\ntitle: Somo\n---\n${body}`,
    "sw/pages/about.yaml": "title: Sisi\n",
  };
}

it.each([
  ["/blog/lesson", "", /Watch on YouTube .*Captions: English\. Read/, [mobile, "/about"]],
  ["/blog/lesson", "sw", /Ten words Tazama kwenye YouTube .*Manukuu/, [mobile, "/sw/about"]],
  ["/sw/blog/lesson", "", /Tazama kwenye YouTube/, [mobile, "/sw/about"]],
])(
  "a video on %s, whose original has the language %j, is a picture with links, in its language",
  async (address, lang, words, to) => {
    const settings = `address="${mobile}" captions="English" transcript="/about"`;
    const all = await contentsOf(filesWith(settings, lang ? { lang } : {}));
    const page = postPage(contentsAt(all, address), "lesson", address);
    const video = parse(page?.props.html ?? "").querySelector("figure")!;
    expect(video.text.replace(/\s+/g, " ")).toMatch(words);
    const links = video.querySelectorAll("a").map(({ attributes }) => attributes);
    expect(links.map(({ href }) => href)).toEqual(to);
    expect(links[0]).toMatchObject({ target: "_blank", rel: "noreferrer" });
    // Nothing is loaded from another site.
    const loaded = video.querySelectorAll("img, source").map(({ outerHTML }) => outerHTML);
    expect(loaded).toHaveLength(4);
    expect(loaded.join("")).not.toContain("youtube");
    // Its title is below the photo.
    expect(loaded.join("")).toContain('alt=""');
  },
);

it("the transcript of a video says how large its file is", async () => {
  const settings = `address="${watched}" transcript="/files/classroom.svg"`;
  const page = postPage(await contentsOf(filesWith(settings)), "lesson");
  expect(page?.props.html).toContain("Read the transcript (SVG,\u00a01\u00a0kB)</a>");
});

it.each([
  [watched, 'captions="English"', /^$/],
  [watched, 'transcript="/about"', /^$/],
  [watched, "", /^error markdown .*captions/m],
  [watched, 'transcript="/nowhere"', /^error pointers .*\/nowhere/m],
  ["https://www.youtube-nocookie.com/embed/abc?rel=0", 'captions="English"', /watch\?v=abc"/],
  ["https://player.vimeo.com/video/12", 'captions="English"', /"https:\/\/vimeo\.com\/12"/],
  ["http://vimeo.com/12", 'captions="English"', /must be the page/],
  ["https://a.example/b.mp4?c=d", 'captions="English"', /must be the page/],
  ["https://a.example/b.MP4", 'captions="English"', /must be the page/],
])("a video at %s with %s is checked", async (address, settings, words) => {
  const findings = await findingsOf(filesWith(`address="${address}" ${settings}`));
  const own = findings.filter(({ file }) => file.startsWith("blog/lesson"));
  const texts = own.map(({ severity, rule, text }) => `${severity} ${rule} ${text}`);
  expect(texts.join("\n")).toMatch(words);
});

it.each([
  ["https://www.youtube.com/watch?v=a", "YouTube"],
  ["https://m.youtube.com/watch?v=a", "YouTube"],
  ["https://youtu.be/a", "YouTube"],
  ["https://vimeo.com/1", "Vimeo"],
  ["https://www.facebook.com/1", "Facebook"],
  ["https://www.instagram.com/1", "Instagram"],
  ["https://www.tiktok.com/1", "TikTok"],
  ["https://films.example/1", "films.example"],
])("the video %s is on %s", (address, host) => {
  expect(videoHost(address)).toBe(host);
});
