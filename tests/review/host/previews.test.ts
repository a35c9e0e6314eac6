import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

import { publishFolder } from "#scripts/review/host/previews-branch.ts";
import {
  fetchPreview,
  publishCode,
  publishPreview,
  removeClosedPreviews,
} from "#scripts/review/host/publish-review.ts";
import { codeLabel, commentMarker } from "#scripts/review/shown/comment.ts";
import { asked, fakeGitHub, forkPull, forkRun } from "#tests/support/review/fake-github.ts";
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

const page = "<html><head><title>x</title></head>";
const publish = (preview: Record<string, string>, facts = {}) => {
  const { github } = fakeGitHub({ artifacts: { preview }, ...facts });
  return publishPreview(github, asked, fresh(), url);
};

describe("publishPreview", () => {
  it("puts the files into the folder of the pull request as they are", async () => {
    const said = await publish({ "index.html": page, "a/1.js": "'<head>'" });
    expect(said).toContain("https://suluhisho.github.io/website/pr-7/");
    expect(published()).toEqual([".nojekyll", "pr-7/a/1.js", "pr-7/index.html"]);
    expect(textOf("pr-7/index.html")).toBe(page);
  });

  it("takes the place of an earlier one, leaves others alone, and stays one commit", async () => {
    await withFile("pr-6", "index.html");
    await withFile("pr-7", "old.html");
    await publish({ "old.html/index.html": page });
    const files = ["pr-6/index.html", "pr-7/old.html/index.html"];
    expect(published()).toEqual([".nojekyll", ...files]);
    expect(git("rev-list", "--count", "previews").trim()).toBe("1");
  });

  it("publishes nothing unconfirmed, nothing with a forbidden name, and nothing of nothing", async () => {
    const pulls = { 7: { ...forkPull, state: "closed" } };
    expect(await publish({ "a.html": page }, { pulls })).toContain("No open pull request");
    await expect(publish({ ".gitattributes": "* binary" })).rejects.toThrow("not allowed");
    expect(await publish({}, { artifacts: {} })).toContain("nothing to publish");
    await expect(publish({ "a.html": page }, { run: forkRun })).rejects.toThrow("is believed");
    expect(git("branch", "--list")).toBe("");
  });
});

describe("fetchPreview", () => {
  const fetch = async (facts: Parameters<typeof fakeGitHub>[0]) => {
    const folder = fresh();
    const said = await fetchPreview(fakeGitHub(facts).github, asked, folder);
    return { said, files: readdirSync(folder) };
  };

  it("puts the files of an open pull request into the folder", async () => {
    const artifacts = { preview: { "index.html": page } };
    expect(await fetch({ artifacts })).toEqual({
      said: "1 files are here.",
      files: ["index.html"],
    });
  });

  it("fetches nothing unconfirmed, nothing with a forbidden name, and nothing of nothing", async () => {
    const artifacts = { preview: { "index.html": page } };
    const pulls = { 7: { ...forkPull, state: "closed" } };
    expect((await fetch({ artifacts, pulls })).files).toEqual([]);
    expect((await fetch({})).said).toContain("no preview");
    await expect(fetch({ artifacts, run: forkRun })).rejects.toThrow("is believed");
    const odd = { preview: { ".gitattributes": "" } };
    await expect(fetch({ artifacts: odd })).rejects.toThrow("not allowed");
  });
});

const labelEvent = (created_at: string) => {
  return { event: "labeled", created_at, label: { name: codeLabel } };
};
const labels = [{ name: codeLabel }];
const labelled = { 7: { ...forkPull, labels } };
const events = [labelEvent("2026-06-30T12:00:00Z")];
const told = { id: 1, user: { login: "github-actions[bot]" } };
const publishMade = (made: Record<string, string>, facts = {}, commit = forkPull.head.sha) => {
  const artifacts = { "preview-code": made };
  const fake = fakeGitHub({ artifacts, run: forkRun, pulls: labelled, events, ...facts });
  const body = `${commentMarker}\nAll is right.\n\n<!-- ${commit} -->\n`;
  fake.comments.push({ ...told, body, updated_at: "2026-06-30T11:00:00Z" });
  return publishCode(fake.github, "5", fresh(), url).then((said) => ({ said, fake }));
};

describe("publishCode", () => {
  it("puts what the branch's code made beside the other preview, marked on every page", async () => {
    await withFile("pr-7", "index.html");
    const { said, fake } = await publishMade({ "a.html": "<!-- <head> " + page, "a.js": "1" });
    const address = "https://suluhisho.github.io/website/pr-7-code/";
    expect(said).toContain(address);
    const files = ["pr-7-code/a.html", "pr-7-code/a.js", "pr-7/index.html"];
    expect(published()).toEqual([".nojekyll", ...files]);
    const shown = textOf("pr-7-code/a.html");
    expect(shown).toMatch(
      /^<!DOCTYPE html><meta name="robots" content="noindex"><p>[^<]*own code.<\/p><!-- <head> /,
    );
    expect(fake.comments[1]?.body).toContain(address);
    expect(fake.comments[1]?.body).toContain("**Made by this branch's own code**");
  });

  it.each<[name: string, facts: object, says: string]>([
    ["without the label", { pulls: { 7: forkPull } }, "is not there"],
    ["with another label", { pulls: { 7: { ...forkPull, labels: [{ name: "x" }] } } }, "not there"],
    ["of another commit", { pulls: { 7: { ...forkPull, labels, head: { sha: "c" } } } }, "No open"],
    ["for a number of nobody", { run: { ...forkRun, display_title: "x #8" } }, "No open"],
    ["for no number", { run: { ...forkRun, display_title: "7/../8" } }, "No open"],
    ["that is closed", { pulls: { 7: { ...forkPull, labels, state: "closed" } } }, "No open"],
    ["after a push", { run: { event: "push" } }, "No open"],
    ["for a label of before", { events: [labelEvent("2026-06-30T10:00:00Z")] }, "older commit"],
    ["for a label that was never given", { events: [] }, "older commit"],
  ])("publishes nothing %s", async (_, facts, says) => {
    const { said, fake } = await publishMade({ "a.html": page }, facts);
    expect(said).toContain(says);
    expect(fake.sent).toEqual([]);
    expect(git("branch", "--list")).toBe("");
  });
});

describe("a preview that a branch's own code made", () => {
  it("is not published before the comment has told of its commit", async () => {
    expect((await publishMade({ "a.html": page }, {}, "c".repeat(40))).said).toContain("older");
  });

  it.each(["a.HTM", "a.shtml", "a.xhtml", "a", ".htaccess"])(
    "has no file like %s",
    async (file) => {
      await expect(publishMade({ "a.html": page, [file]: page })).rejects.toThrow("of a kind");
    },
  );
});

describe("the branch of previews", () => {
  it("loses none of several published at once, and then those of closed pull requests alone", async () => {
    await Promise.all(["pr-1", "pr-1-code", "pr-2", "notes"].map((name) => withFile(name, "a")));
    expect(published()).toEqual([".nojekyll", "notes/a", "pr-1-code/a", "pr-1/a", "pr-2/a"]);
    const { github } = fakeGitHub({ pulls: { 1: { ...forkPull, state: "closed" }, 2: forkPull } });
    expect(await removeClosedPreviews(github, fresh(), url)).toMatch(
      /^Taken away: pr-1(?:-code)?, pr-1(?:-code)?$/,
    );
    expect(published()).toEqual([".nojekyll", "notes/a", "pr-2/a"]);
    const before = git("rev-parse", "previews");
    expect(await removeClosedPreviews(github, fresh(), url)).toBe("No preview is left over.");
    expect(git("rev-parse", "previews")).toBe(before);
  });
});
