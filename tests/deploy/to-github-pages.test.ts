import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { markFile } from "#scripts/build/safe-output.ts";
import { toGitHubPages } from "#scripts/deploy/senders/to-github-pages.ts";
import { preparedSite } from "#tests/support/prepared-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const site = {
  [markFile]: "",
  "index.html": "Home\r\n",
  ".well-known/security.txt": "Contact",
  "_old.css": "",
};

/** A clone with one commit of somebody's, and the bare repository that is its origin. */
function clone(name: string) {
  const origin = path.join(room, `${name}.git`);
  const folder = path.join(room, name);
  mkdirSync(folder);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: folder,
    }).toString();
  git("init", "--quiet", "--bare", origin);
  git("init", "--quiet", "--initial-branch=main");
  git("remote", "add", "origin", origin);
  // What a clone of people ignores is part of the site all the same.
  writeFileSync(path.join(folder, ".gitignore"), "*.css\n");
  git("add", ".");
  git("commit", "--quiet", "--message=Words");
  git("push", "--quiet", "origin", "main");
  const published = (place: string) => git("--git-dir", origin, ...["show", `gh-pages:${place}`]);
  const files = () =>
    git("--git-dir", origin, "ls-tree", "-r", "--name-only", "gh-pages").trim().split("\n");
  const commits = () =>
    git("--git-dir", origin, "log", "--format=%s", "gh-pages").trim().split("\n");
  return { folder, origin, git, published, files, commits };
}

type Clone = ReturnType<typeof clone>;

async function send({ folder }: Clone, files: Record<string, string>, address?: string) {
  const target = { host: "github-pages" as const, to: "gh-pages", address };
  const prepared = await preparedSite(path.join(room, "prepared"), files, target);
  const { says, send } = await toGitHubPages(prepared, folder);
  return [says, await send()];
}

describe("a site that is sent to GitHub Pages", () => {
  it("is a commit on a branch of its own, then one more where something differs", async () => {
    const own = clone("own");
    const sent = [
      expect.stringMatching(/^\d new/),
      expect.stringMatching(/^commit [0-9a-f]{12} on gh-pages$/),
    ];
    expect(await send(own, site)).toEqual(sent);
    expect(own.files()).toEqual([".nojekyll", "CNAME", ...Object.keys(site)].sort());
    expect(own.published("CNAME")).toBe("www.suluhisho.example\n");
    expect(own.published("index.html")).toBe(site["index.html"]);
    expect(await send(own, site)).toEqual(["nothing differs", "nothing to send"]);
    expect(own.commits()).toHaveLength(1);

    const { "_old.css": _gone, ...rest } = site;
    const next = { ...rest, "index.html": "New", "about.html": "About" };
    expect((await send(own, next))[0]).toBe("1 new, 1 changed, 1 goes away");
    expect(own.published("index.html")).toBe("New");
    expect(own.commits()).toEqual([
      expect.stringMatching(/^The site of 2026-06-30, made of 0123456789/),
      expect.stringMatching(/^The site of 2026-06-30/),
    ]);
    expect(own.git("status", "--porcelain")).toBe("");
    expect(own.git("branch", "--list").trim()).toBe("* main");
  });

  it("has no name of its own at an address of GitHub", async () => {
    const own = clone("at-github");
    await send(own, site, "https://suluhisho.github.io/website");
    expect(own.files()).not.toContain("CNAME");
    expect(own.files()).toContain(".nojekyll");
  });

  it("is not sent to a branch on which somebody works", async () => {
    const own = clone("worked-on");
    own.git("push", "--quiet", "origin", "main:gh-pages");
    await expect(send(own, site)).rejects.toThrow(/the branch gh-pages.*Name another/);
    expect(own.commits()).toEqual(["Words"]);
  });

  it("does not write over what somebody sent meanwhile", async () => {
    const own = clone("raced");
    await send(own, site);
    const target = { host: "github-pages" as const, to: "gh-pages" };
    const files = { ...site, "index.html": "Mine" };
    const prepared = await preparedSite(path.join(room, "raced-site"), files, target);
    const mine = await toGitHubPages(prepared, own.folder);
    await send(own, { ...site, "index.html": "Theirs" });
    await expect(mine.send()).rejects.toThrow(/git did not work/);
    expect(own.published("index.html")).toBe("Theirs");
  });
});
