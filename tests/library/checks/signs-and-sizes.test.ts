import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import {
  contentFolder,
  inspectionOf,
  problemsOf,
  type Files,
} from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

describe("the sign of a social network", () => {
  const remarks = async (icon: string, address: string) => {
    const network = `name: A network, icon: ${icon}, address: ${address}`;
    const files = changedFile("site.yaml", "name: X, icon: x", network);
    const { remarks: told } = await inspectionOf(files);
    return told.map(printProblem).filter((line) => line.includes("The sign"));
  };

  it.each([
    ["facebook", "https://www.facebook.com/girls"],
    ["x", "https://twitter.com/girls"],
    ["youtube", "https://m.youtube.com/@girls"],
    ["linkedin", "https://ke.linkedin.com/company/girls"],
    ["tiktok", "https://www.tiktok.com/@girls"],
    ["whatsapp", "https://whatsapp.com/channel/girls"],
    ["x", "https://x.example/girls"],
  ])("%s fits %s", async (icon, address) => {
    expect(await remarks(icon, address)).toEqual([]);
  });

  it.each([
    ["x", "https://www.tiktok.com/@girls", "Write icon: tiktok and its name"],
    ["tiktok", "https://nottiktok.com/@girls", "Look whether the address is spelt right."],
    ["instagram", "https://instagarm.com/girls", "Look whether the address is spelt right."],
    ["facebook", "/about", undefined],
  ])("%s does not fit %s", async (icon, address, fix) => {
    const lines = await remarks(icon, address);
    expect(lines.join("\n").includes(fix ?? "")).toBe(true);
    expect(lines).toHaveLength(fix ? 1 : 0);
  });

  it("stands once to six times", async () => {
    const networks = (count: number) =>
      (baseContent["site.yaml"] ?? "").replace(
        /social:\n( {2}- .*\n)+/,
        `social:\n${"  - { name: X, icon: x }\n".repeat(count)}`,
      );
    expect(await problemsOf({ "site.yaml": networks(6) })).toEqual([]);
    expect(await problemsOf({ "site.yaml": networks(7) })).toHaveLength(1);
  });
});

describe("a photograph that is too small for its place", () => {
  async function remarks(files: Files, photo: string, width: number, height: number) {
    const content = await contentFolder(files);
    const background = "#175c3b";
    const bytes = sharp({ create: { width, height, channels: 3, background } }).jpeg();
    await writeFile(path.join(content, photo), await bytes.toBuffer());
    const folders = { content, public: path.join(content, "../public") };
    const { remarks: told, problems } = await inspectContents(folders, { drafts: false });
    expect(problems.map(printProblem)).toEqual([]);
    return told
      .map(printProblem)
      .filter((line) => line.includes("pixels wide"))
      .map((line) => line.replace(/ {2}.* is (\d+) .* to (\d+) pixels wide.*/, " $1 $2"));
  }
  const image = (list: string) => ({
    [list]: `${baseContent[list]}  image: { src: a.jpg, alt: A desk }\n`,
  });
  const field = { "blog/3.mdx": postFile("Words.\n", { image: "{ src: a.jpg, alt: A desk }" }) };
  const body = { "blog/3.mdx": postFile("Words.\n\n![A desk](a.jpg)\n") };

  it.each<[place: string, files: Files, photo: string, size: [number, number], told: string[]]>([
    ["above a post", field, "blog/a.jpg", [600, 400], ["content/blog/3.mdx:8:15 600 672"]],
    ["above a post, large enough", field, "blog/a.jpg", [672, 900], []],
    ["in a text", body, "blog/a.jpg", [300, 200], ["content/blog/3.mdx:11:1 300 672"]],
    ["beside a name", image("team.yaml"), "a.jpg", [120, 160], ["content/team.yaml:5:17 120 160"]],
    ["beside a name, tall", image("team.yaml"), "a.jpg", [160, 300], []],
    [
      "beside a name, wide",
      image("team.yaml"),
      "a.jpg",
      [200, 100],
      ["content/team.yaml:5:17 200 320"],
    ],
    [
      "in the gallery",
      image("gallery.yaml"),
      "a.jpg",
      [500, 400],
      ["content/gallery.yaml:5:17 500 640"],
    ],
  ])("%s gets a warning with both widths", async (_place, files, photo, [width, height], told) => {
    expect(await remarks(files, photo, width, height)).toEqual(told);
  });
});
