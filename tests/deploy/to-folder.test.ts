import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterEach, describe, expect, it, vi } from "vitest";

import { markFile } from "#scripts/build/safe-output.ts";
import { toFolder } from "#scripts/deploy/senders/to-folder.ts";
import { preparedSite } from "#tests/support/prepared-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const isInstalled = spawnSync("rsync", ["--version"]).status === 0;
const needsRsync = isInstalled ? "" : " (skipped, because rsync is not installed here)";

const first = {
  [markFile]: "",
  "index.html": "<script src=/assets/a.js>",
  "gone.html": "Gone",
  "same.html": "Same",
  "assets/a.js": "a",
};
const second = {
  [markFile]: "",
  "index.html": "<script src=/assets/b.js>",
  "same.html": "Same",
  "assets/b.js": "b",
};

function filesIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
}

async function send(files: Record<string, string>, to: string) {
  const prepared = await preparedSite(path.join(room, "prepared"), files, { host: "apache", to });
  const { says, send } = await toFolder(prepared);
  await send();
  return says;
}

/** A program that stands before another in the path and does something first. */
function standIn(name: string, lines: string) {
  const folder = path.join(room, `bin-${name}`);
  mkdirSync(folder, { recursive: true });
  const place = path.join(folder, name);
  writeFileSync(place, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return { folder, place };
}

afterEach(() => void vi.unstubAllEnvs());

describe.skipIf(!isInstalled)(`a site that is sent to a folder${needsRsync}`, () => {
  it("arrives whole, then changes by what is different, and what is left over goes", async () => {
    const to = path.join(room, "public_html");
    expect(await send(first, to)).toBe("5 new, 0 changed, 0 go away");
    expect(filesIn(to)).toEqual(Object.keys(first).sort());
    expect(await send(first, to)).toBe("nothing differs");
    expect(filesIn(to)).toEqual(Object.keys(first).sort());
    expect(await send(second, to)).toBe("1 new, 1 changed, 2 go away: gone.html, assets/a.js");
    expect(filesIn(to)).toEqual(Object.keys(second).sort());
    expect(readFileSync(path.join(to, "index.html"), "utf8")).toBe(second["index.html"]);
  });

  it("gets new assets before the pages that ask for them, and loses old ones after them", async () => {
    const to = path.join(room, "in-order");
    await send(first, to);
    const log = path.join(room, "order.log");
    const now = `ls '${to}/assets'; cat '${to}/index.html'`;
    const real = spawnSync("sh", ["-c", "command -v rsync"]).stdout.toString().trim();
    const rsync = standIn(
      "rsync",
      `(${now}) | tr '\\n' ' ' >> '${log}'; echo >> '${log}'; exec ${real} "$@"`,
    );
    vi.stubEnv("PATH", `${rsync.folder}:${process.env.PATH}`);
    await send(second, to);
    const steps = readFileSync(log, "utf8").trim().split("\n");
    expect(steps.slice(2).map((line) => line.trim())).toEqual([
      "a.js <script src=/assets/a.js>",
      "a.js b.js <script src=/assets/a.js>",
      "a.js b.js <script src=/assets/b.js>",
    ]);
  });

  it("replaces a folder by a file and a file by a folder", async () => {
    const to = path.join(room, "swapped");
    await send({ [markFile]: "", "a/b.html": "1", c: "2" }, to);
    await send({ [markFile]: "", a: "3", "c/d.html": "4" }, to);
    expect(filesIn(to)).toEqual([markFile, "a", "c/d.html"].sort());
  });

  it("is not looked at and not sent where somebody else has files", async () => {
    const to = path.join(room, "of-somebody");
    mkdirSync(to);
    writeFileSync(path.join(to, "letter.txt"), "");
    const prepared = await preparedSite(path.join(room, "p"), first, { host: "nginx", to });
    await expect(toFolder(prepared)).rejects.toThrow(/letter\.txt/);
    expect(filesIn(to)).toEqual(["letter.txt"]);
  });
});

describe.skipIf(!isInstalled)(`a site that is sent over ssh${needsRsync}`, () => {
  // Does what a server does with the command that it is sent: a shell reads it.
  const shell = () => standIn("ssh", `shift 3; exec sh -c "$*"`).place;

  it("arrives in a folder whose name would mean something to a shell", async () => {
    vi.stubEnv("RSYNC_RSH", shell());
    const folder = path.join(room, "it's a $HOME; touch hacked");
    const to = `me@server.example:${folder}`;
    expect(await send(first, to)).toBe("5 new, 0 changed, 0 go away");
    expect(await send(second, `${to}/`)).toBe(
      "1 new, 1 changed, 2 go away: gone.html, assets/a.js",
    );
    expect(filesIn(folder)).toEqual(Object.keys(second).sort());
  });

  it("leaves what the hosting company put there, and refuses what somebody else did", async () => {
    vi.stubEnv("RSYNC_RSH", shell());
    const folder = path.join(room, "hosted");
    const proof = ".well-known/acme-challenge/proof";
    mkdirSync(path.join(folder, path.dirname(proof)), { recursive: true });
    writeFileSync(path.join(folder, proof), "");
    await send(first, `me@server.example:${folder}`);
    expect(filesIn(folder)).toEqual([...Object.keys(first), proof].sort());

    const foreign = path.join(room, "foreign");
    mkdirSync(foreign);
    writeFileSync(path.join(foreign, "letter.txt"), "");
    await expect(send(first, `me@server.example:${foreign}`)).rejects.toThrow(/letter\.txt/);
    expect(filesIn(foreign)).toEqual(["letter.txt"]);
  });

  it("is told where the folder could not be made", async () => {
    vi.stubEnv("RSYNC_RSH", shell());
    const to = `me@server.example:${path.join(room, "missing/html")}`;
    await expect(send(first, to)).rejects.toThrow(/there is no me@.*missing\/ to make it in/);
  });

  it("says what the server said where it cannot be reached", async () => {
    vi.stubEnv("RSYNC_RSH", standIn("ssh", "echo Permission denied >&2; exit 255").place);
    await expect(send(first, "me@server.example:x")).rejects.toThrow(/Permission denied/);
  });
});
