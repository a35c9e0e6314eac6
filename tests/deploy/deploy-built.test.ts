import { spawnSync } from "node:child_process";
import path from "node:path";

import { buildSync } from "esbuild";
import { describe, expect, it } from "vitest";

import { preparedSite } from "#tests/support/prepared-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const program = path.join(room, "deploy-built.mjs");
buildSync({
  entryPoints: ["scripts/deploy-built.ts"],
  ...{ bundle: true, platform: "node", format: "esm", outfile: program },
});

// Away from the repository, where no package can be found.
function deployBuilt(words: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, DATE: "2026-06-30", ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: room,
    env,
  });
  return { status, said: `${stdout}${stderr}` };
}

describe("the one file that sends a prepared site", () => {
  it("asks for a folder that was prepared", () => {
    expect(deployBuilt(["build/deploy/live"])).toEqual({
      status: 1,
      said: expect.stringMatching(/^There is no build.*plan\.json\. .*\n$/),
    });
    expect(deployBuilt(["--force"]).said).toMatch(/^Unknown option '--force'/);
  });

  it("asks for the secrets of the host by their names", async () => {
    await preparedSite(path.join(room, "live"), {}, { host: "cloudflare", to: "suluhisho" });
    const environment = { CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_ACCOUNT_ID: "an-account" };
    expect(deployBuilt(["live"], environment)).toEqual({
      status: 1,
      said: expect.stringMatching(/^CLOUDFLARE_API_TOKEN is not set\./),
    });
  });

  it("sends nothing that was prepared for another day", async () => {
    await preparedSite(path.join(room, "live"), {}, { host: "cloudflare", to: "suluhisho" });
    const { status, said } = deployBuilt(["live"], { DATE: "2026-07-01" });
    expect([status, said]).toEqual([1, expect.stringMatching(/^It was prepared for 2026-06-30/)]);
  });

  it("says which program it needs and does not find", async () => {
    const files = { "index.html": "" };
    await preparedSite(path.join(room, "live"), files, { host: "cloudflare", to: "suluhisho" });
    const { status, said } = deployBuilt(["live", "--dry-run"], { PATH: room });
    expect([status, said]).toEqual([1, "wrangler is needed and could not be started.\n"]);
    await preparedSite(path.join(room, "live"), files, {
      host: "apache",
      to: "me@server.example:x",
    });
    expect(deployBuilt(["live"], { PATH: room }).said).toMatch(/^rsync is needed/);
  });
});
