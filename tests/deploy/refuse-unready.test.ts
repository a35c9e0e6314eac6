import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterEach, describe, expect, it, vi } from "vitest";

import type { DeployHost } from "#app/model/site/deploy-target.ts";
import { prepareSite } from "#scripts/deploy/prepare-site.ts";
import { refuseUnready } from "#scripts/deploy/refuse-unready.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const target = (host: DeployHost, to: string) => ({ name: "live", host, to });

afterEach(() => void vi.unstubAllEnvs());

describe("before anything is built", () => {
  it("a secret that is missing is asked for by its name, and a dry run needs none", () => {
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "");
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "an-account");
    const worker = target("cloudflare", "suluhisho");
    expect(() => refuseUnready(worker, false)).toThrow(/^CLOUDFLARE_API_TOKEN is not set\./);
    expect(() => refuseUnready(worker, true)).not.toThrow();
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
    expect(() => refuseUnready(worker, false)).toThrow(/TOKEN and CLOUDFLARE_ACCOUNT_ID are not/);
  });

  it("a secret that is there is not printed", () => {
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "made-up-token");
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
    expect(() => refuseUnready(target("cloudflare", "suluhisho"), false)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("made-up-token") }),
    );
  });

  it("a folder of somebody else and folders of the repository are refused", () => {
    const foreign = path.join(room, "foreign");
    mkdirSync(foreign);
    writeFileSync(path.join(foreign, "letter.txt"), "");
    expect(() => refuseUnready(target("apache", foreign), true)).toThrow(/letter\.txt.*\bto has/);
    expect(() => refuseUnready(target("nginx", path.resolve("app")), true)).toThrow(/app/);
    expect(() => refuseUnready(target("nginx", "build/../content"), true)).toThrow(/content/);
    expect(() => refuseUnready(target("netlify", path.join(room, "new")), true)).not.toThrow();
  });

  it.each(["DATE", "SHOW_DRAFTS"])(
    "%s is refused, because what waits would go public",
    async (name) => {
      vi.stubEnv(name, "2027-03-08");
      const sent = prepareSite(target("apache", path.join(room, "new")), {
        address: "https://a.example",
      });
      await expect(sent).rejects.toThrow(new RegExp(`^${name} `));
    },
  );
});
