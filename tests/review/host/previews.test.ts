import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

import { publishFolder } from "#scripts/review/host/previews-branch.ts";
import { publishPreview, removeClosedPreviews } from "#scripts/review/host/publish-review.ts";
import { hostHeaders } from "#scripts/serve/host-headers.ts";
import { fakeGitHub, forkPull } from "#tests/support/review/fake-github.ts";
import { madeReview } from "#tests/support/review/made-review.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const fresh = () => mkdtempSync(path.join(room, "in-"));
let url = "";

beforeEach(() => {
  url = fresh();
  execFileSync("git", ["init", "--quiet", "--bare", url]);
});

const git = (...words: string[]) => execFileSync("git", words, { cwd: url, encoding: "utf8" });
const published = () => git("ls-tree", "-r", "--name-only", "previews").trim().split("\n");
const textOf = (file: string) => git("show", `previews:${file}`);
const withFile = (name: string, file: string) => {
  const folder = path.join(fresh(), name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), name);
  return publishFolder(url, folder);
};

const review = { "review.json": JSON.stringify(madeReview([])), "pull-request.txt": "7\n" };
const page = "<html><head><title>x</title>";
const publish = (preview: Record<string, string>, facts = {}) => {
  const { github } = fakeGitHub({ artifacts: { review, preview }, ...facts });
  return publishPreview(github, "5", fresh(), url);
};

describe("publishPreview", () => {
  it("puts the files into the folder of the pull request", async () => {
    const said = await publish({ "index.html": page, "a/1.js": "'<head>'" });
    expect(said).toContain("https://suluhisho.github.io/website/pr-7/");
    const files = ["_headers", "a/1.js", "index.html"].map((file) => `pr-7/${file}`);
    expect(published()).toEqual([".nojekyll", ...files]);
    expect(textOf("pr-7/a/1.js")).toBe("'<head>'");
  });

  it("asks search engines in each page and in the headers to leave it alone", async () => {
    const mark = '<meta name="robots" content="noindex">';
    const upper = '<HEAD lang="en">\n<title>';
    const _headers = "/*\n  X-Frame-Options: DENY\n";
    await publish({ "a.html": page, "b.HTM": upper, "c.html": "<header>x</header>", _headers });
    expect(textOf("pr-7/a.html")).toBe(`<html><head>${mark}<title>x</title>`);
    expect(textOf("pr-7/b.HTM")).toBe(`<HEAD lang="en">${mark}\n<title>`);
    expect(textOf("pr-7/c.html")).toBe(`${mark}<header>x</header>`);
    expect(hostHeaders(textOf("pr-7/_headers"))("/about")).toEqual([
      ["X-Frame-Options", "DENY"],
      ["X-Robots-Tag", "noindex"],
    ]);
  });

  it("takes the place of an earlier one, leaves others alone, and stays one commit", async () => {
    await withFile("pr-6", "index.html");
    await withFile("pr-7", "old.html");
    await publish({ "old.html/index.html": page });
    const files = ["pr-6/index.html", "pr-7/_headers", "pr-7/old.html/index.html"];
    expect(published()).toEqual([".nojekyll", ...files]);
    expect(git("rev-list", "--count", "previews").trim()).toBe("1");
  });

  it("publishes nothing unconfirmed, nothing with a forbidden name, and nothing of nothing", async () => {
    const pulls = { 7: { ...forkPull, state: "closed" } };
    expect(await publish({ "a.html": page }, { pulls })).toContain("No open pull request");
    await expect(publish({ ".gitattributes": "* binary" })).rejects.toThrow("not allowed");
    expect(await publish({}, { artifacts: { review } })).toContain("nothing to publish");
    expect(git("branch", "--list")).toBe("");
  });
});

describe("the branch of previews", () => {
  it("loses none of several published at once, and then those of closed pull requests alone", async () => {
    await Promise.all(["pr-1", "pr-2", "notes"].map((name) => withFile(name, "a")));
    expect(published()).toEqual([".nojekyll", "notes/a", "pr-1/a", "pr-2/a"]);
    const { github } = fakeGitHub({ pulls: { 1: { ...forkPull, state: "closed" }, 2: forkPull } });
    expect(await removeClosedPreviews(github, fresh(), url)).toBe("Taken away: pr-1");
    expect(published()).toEqual([".nojekyll", "notes/a", "pr-2/a"]);
    const before = git("rev-parse", "previews");
    expect(await removeClosedPreviews(github, fresh(), url)).toBe("No preview is left over.");
    expect(git("rev-parse", "previews")).toBe(before);
  });
});
