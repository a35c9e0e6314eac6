import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { toCloudflare } from "#scripts/deploy/senders/to-cloudflare.ts";
import { preparedSite } from "#tests/support/prepared-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

/** Tools among which a program stands in for wrangler. */
function tools(name: string, lines: string) {
  const programs = path.join(room, name, "node_modules/.bin");
  mkdirSync(programs, { recursive: true });
  writeFileSync(path.join(programs, "wrangler"), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return path.join(room, name);
}

function prepared() {
  const files = { "index.html": "Home", "404.html": "Nothing" };
  return preparedSite(path.join(room, "prepared"), files, { host: "cloudflare", to: "suluhisho" });
}

describe("a site that is sent to Cloudflare", () => {
  it("is handed to wrangler with its files and no code, first without sending", async () => {
    const log = path.join(room, "calls.log");
    const record = `pwd >> '${log}'; echo "$@" $WRANGLER_SEND_METRICS >> '${log}'; echo Current Version ID: 12-ab`;
    const ready = await prepared();
    const { says, send } = await toCloudflare(ready, tools("recording", record));
    const settings = path.join(ready.folder, "wrangler.json");
    const dryRun = [ready.folder, `deploy --config ${settings} --dry-run false`];
    const calls = () => readFileSync(log, "utf8").trim().split("\n");
    expect([says, calls()]).toEqual([expect.stringMatching(/^2 files/), dryRun]);

    expect(await send()).toBe("Current Version ID: 12-ab");
    expect(calls()).toEqual([...dryRun, ready.folder, `deploy --config ${settings} false`]);
    expect(JSON.parse(readFileSync(settings, "utf8"))).toEqual({
      name: "suluhisho",
      preview_urls: false,
      compatibility_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      assets: {
        directory: "site",
        not_found_handling: "404-page",
        html_handling: "drop-trailing-slash",
      },
    });
  });

  it("is not sent where wrangler complains, and what it said is told", async () => {
    const complaining = tools("complaining", "echo Authentication error >&2; exit 1");
    await expect(toCloudflare(await prepared(), complaining)).rejects.toThrow(
      /^wrangler did not work: Authentication error$/,
    );
  });
});

describe("the lock file of wrangler", () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join("scripts/deploy/cloudflare", name), "utf8"));
  type Locked = { version: string; resolved?: string; integrity?: string };

  it("has every package from the npm registry by a sum of its bytes, in the exact version", () => {
    const { "": own, ...packages } = read("package-lock.json").packages as Record<string, Locked>;
    const others = Object.entries(packages).filter(
      ([, { resolved = "", integrity = "" }]) =>
        !resolved.startsWith("https://registry.npmjs.org/") || !integrity.startsWith("sha512-"),
    );
    expect(others).toEqual([]);
    const { dependencies } = read("package.json");
    expect(own).toMatchObject({ dependencies });
    expect(packages["node_modules/wrangler"]?.version).toBe(dependencies.wrangler);
  });
});
