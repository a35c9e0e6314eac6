import { execFileSync } from "node:child_process";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

import { publishPreview, removeClosedPreviews } from "#scripts/review/host/publish-preview.ts";
import { publishFolder } from "#scripts/review/host/previews-branch.ts";
import { fakeHost, forkRun, pullRequest } from "#tests/support/review/fake-host.ts";
import { madeReview } from "#tests/support/review/made-review.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { ZipFile } from "#tests/support/review/zip-archive.ts";

const room = temporaryFolder();
let count = 0;
let remote = { url: "" };

beforeEach(() => {
  remote = { url: path.join(room, `${(count += 1)}.git`) };
  execFileSync("git", ["init", "--quiet", "--bare", remote.url]);
});

const git = (...words: string[]) =>
  execFileSync("git", words, { cwd: remote.url, encoding: "utf8" });
const published = () => git("ls-tree", "-r", "--name-only", "previews").trim().split("\n");
const textOf = (file: string) => git("show", `previews:${file}`);
const filesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]));

const review: ZipFile[] = [
  { name: "review.json", content: JSON.stringify(madeReview([])) },
  { name: "pull-request.txt", content: "7\n" },
];
const preview: ZipFile[] = [
  { name: "index.html", content: "<head></head>" },
  { name: "blog/1.html", content: "<head></head>" },
];

describe("publishPreview", () => {
  it("puts the pages into the folder of the pull request, marked for search engines", async () => {
    const { host } = fakeHost({ artifacts: { review, preview } });
    expect(await publishPreview(host, forkRun, remote)).toContain(
      "https://suluhisho.github.io/website/pr-7/",
    );
    expect(published()).toEqual([
      ".nojekyll",
      "pr-7/_headers",
      "pr-7/blog/1.html",
      "pr-7/index.html",
    ]);
    expect(textOf("pr-7/blog/1.html")).toContain("noindex");
  });

  it("takes the place of an earlier one, leaves others alone, and keeps one commit", async () => {
    await publishFolder(remote, "pr-6", filesOf({ "index.html": "six" }));
    await publishFolder(remote, "pr-7", filesOf({ "old.html": "old" }));
    const { host } = fakeHost({ artifacts: { review, preview } });
    await publishPreview(host, forkRun, remote);
    expect(published()).toContain("pr-6/index.html");
    expect(published()).not.toContain("pr-7/old.html");
    expect(git("rev-list", "--count", "previews").trim()).toBe("1");
  });

  it("publishes nothing for a pull request that the host does not confirm", async () => {
    const pulls = [pullRequest({ sha: "c".repeat(40) })];
    const { host } = fakeHost({ artifacts: { review, preview }, pulls });
    expect(await publishPreview(host, forkRun, remote)).toContain("No open pull request");
    expect(git("branch", "--list")).toBe("");
  });

  it("publishes nothing of an archive that leaves its folder", async () => {
    const hostile = [...preview, { name: "../pr-6/index.html", content: "hostile" }];
    const { host } = fakeHost({ artifacts: { review, preview: hostile } });
    await expect(publishPreview(host, forkRun, remote)).rejects.toThrow("not allowed");
    expect(git("branch", "--list")).toBe("");
  });

  it("says so where the run built none", async () => {
    const { host } = fakeHost({ artifacts: { review } });
    expect(await publishPreview(host, forkRun, remote)).toContain("nothing to publish");
  });
});

describe("publishFolder", () => {
  it("loses none of several that are published at once", async () => {
    const names = ["pr-1", "pr-2", "pr-3"];
    await Promise.all(names.map((name) => publishFolder(remote, name, filesOf({ a: name }))));
    expect(published()).toEqual([".nojekyll", ...names.map((name) => `${name}/a`)]);
  });

  it("pushes nothing where nothing changed", async () => {
    await publishFolder(remote, "pr-1", filesOf({ a: "a" }));
    const before = git("rev-parse", "previews");
    await publishFolder(remote, "pr-1", filesOf({ a: "a" }));
    expect(git("rev-parse", "previews")).toBe(before);
  });

  it("says in a sentence that the branch cannot be reached", async () => {
    const nowhere = { url: path.join(room, "nowhere") };
    await expect(publishFolder(nowhere, "pr-1", filesOf({ a: "a" }))).rejects.toThrow(
      "git ls-remote did not work",
    );
  });
});

describe("removeClosedPreviews", () => {
  it("takes away the previews of closed pull requests alone", async () => {
    for (const name of ["pr-1", "pr-2", "notes"]) {
      await publishFolder(remote, name, filesOf({ a: name }));
    }
    const { host } = fakeHost({
      refuse: (_, address) => Response.json({ state: address === "/pulls/1" ? "closed" : "open" }),
    });
    expect(await removeClosedPreviews(host, remote)).toEqual(["pr-1"]);
    expect(published()).toEqual([".nojekyll", "notes/a", "pr-2/a"]);
  });
});
