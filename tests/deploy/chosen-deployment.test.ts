import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { chosenDeployment, type Wish } from "#scripts/deploy/chosen-deployment.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const author = ["-c", "user.name=a", "-c", "user.email=a@a.example"];

/** A clone of main with two commits that can be deployed, one before them and one beside them. */
function clone() {
  const folder = mkdtempSync(path.join(room, "clone-"));
  const git = (...args: string[]) =>
    execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" }).trim();
  const commit = (file: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "x");
    git("add", ".");
    git("commit", "--quiet", "--message", file);
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet", "--initial-branch=main");
  const ancient = commit("content/a.md");
  const older = commit("scripts/deploy-built.ts");
  git("switch", "--quiet", "--create", "aside");
  const aside = commit("b.md");
  git("switch", "--quiet", "main");
  const newest = commit("c.md");
  return { folder, ancient, older, aside, newest };
}

const { folder, ancient, older, aside, newest } = clone();
const cloudflare = "{ name: live, host: cloudflare, to: charity }";
const version = (commit: string, more = "") => ({
  status: 200,
  text: `commit ${commit}\nday 2026-11-22\n${more}`,
});

function choose(wish: Partial<Wish>, targets: string, answer = version(older)) {
  const deploy = targets && `deploy: [${targets}]\n`;
  writeFileSync(`${folder}/content/site.yaml`, `address: https://charity.example\n${deploy}`);
  const asked: string[] = [];
  const all = { event: "push", commit: "", target: "", ...wish };
  return chosenDeployment(folder, all, (url) => Promise.resolve((asked.push(url), answer))).then(
    (chosen) => ({ chosen, asked }),
  );
}

describe("chosenDeployment", () => {
  it("takes the newest commit of main after a push, and asks nobody", async () => {
    const { chosen, asked } = await choose({}, cloudflare);
    const address = "https://charity.example";
    const wanted = { commit: newest, target: "live", host: "cloudflare", address, before: "" };
    expect(chosen).toEqual(wanted);
    expect(asked).toEqual([]);
  });

  it("takes an older commit where a person asks for it", async () => {
    const { chosen } = await choose({ event: "workflow_dispatch", commit: older }, cloudflare);
    expect(chosen).toMatchObject({ commit: older });
  });

  it("takes the commit that is live in the morning, so that a roll back stays", async () => {
    const at = "{ name: live, host: github-pages, to: gh-pages, address: https://a.example/b/ }";
    const { chosen, asked } = await choose({ event: "schedule" }, at);
    expect(chosen).toMatchObject({ commit: older, address: "https://a.example/b/" });
    expect(asked).toEqual(["https://a.example/b/version.txt"]);
  });

  it.each([
    ["there is no target", {}, "", "names no target"],
    ["the target is a folder", {}, "{ name: live, host: apache, to: /srv/www }", "a folder"],
    ["nothing is live in the morning", { event: "schedule" }, cloudflare, "Nothing of ours"],
  ])("says that there is nothing to do where %s", async (_, wish, targets, says) => {
    const { chosen } = await choose(wish, targets, { status: 404, text: "" });
    expect(chosen).toContain(says);
  });

  const pages = "{ name: mirror, host: github-pages, to: gh-pages }";
  const server = "{ name: spare, host: nginx, to: 'deploy@host.example:site' }";
  it.each([
    ["the only one", "", pages, "mirror"],
    ["the one called live of several", "", `${pages}, ${cloudflare}`, "live"],
    ["the one that is asked for", "spare", `${cloudflare}, ${server}`, "spare"],
  ])("takes as its target %s", async (_, target, targets, name) => {
    expect((await choose({ target }, targets)).chosen).toMatchObject({ target: name });
  });

  it.each<[string, Partial<Wish>, targets: string, says: string]>([
    ["several targets without one called live", {}, `${pages}, ${server}`, "has mirror, spare"],
    ["a target that is not there", { target: "lvie" }, cloudflare, "and not lvie"],
    ["a commit that is nowhere", { commit: "d".repeat(40) }, cloudflare, "no such commit"],
    ["an option for a commit", { commit: "--all" }, cloudflare, "no such commit"],
    ["a commit of another branch", { commit: aside }, cloudflare, "not on main"],
    ["a commit from before deployments", { commit: ancient }, cloudflare, "older than npm run"],
  ])("refuses %s", async (_, wish, targets, says) => {
    await expect(choose(wish, targets)).rejects.toThrow(says);
  });

  it.each([
    ["a commit of another branch", version(aside), "not on main"],
    [
      "files that are in no commit",
      version(older, "with changes that are in no commit\n"),
      "name one",
    ],
    ["an unknown commit", version("unknown"), "does not name one commit"],
    ["a host that is broken", { status: 503, text: "" }, "status 503"],
    ["a host that cannot be reached", { status: 0, text: "" }, "status 0"],
    ["a parking page", { status: 200, text: "<h1>For sale</h1>" }, "does not name one commit"],
  ])("refuses in the morning what is live of %s", async (_, answer, says) => {
    await expect(choose({ event: "schedule" }, cloudflare, answer)).rejects.toThrow(says);
  });

  it("remembers what is live where a person asks, also of a host that does not say", async () => {
    const wish = { event: "workflow_dispatch", commit: older };
    expect((await choose(wish, cloudflare)).chosen).toMatchObject({ before: older });
    const broken = { status: 500, text: "" };
    expect((await choose(wish, cloudflare, broken)).chosen).toMatchObject({ before: "unknown" });
  });

  it("finds it wrong that nothing is live where it only looks", async () => {
    const looking = choose({ event: "look" }, cloudflare, { status: 404, text: "" });
    await expect(looking).rejects.toThrow("Nothing of ours is live");
  });
});
