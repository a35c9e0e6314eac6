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
  it("a secret that is missing is asked for by its name, and a dry run needs none", async () => {
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "");
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "an-account");
    const worker = target("cloudflare", "suluhisho");
    await expect(refuseUnready(worker, false)).rejects.toThrow(
      /^CLOUDFLARE_API_TOKEN is not set\./,
    );
    await expect(refuseUnready(worker, true)).resolves.toBeUndefined();
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
    await expect(refuseUnready(worker, false)).rejects.toThrow(
      /TOKEN and CLOUDFLARE_ACCOUNT_ID are not/,
    );
  });

  it("a secret that is there is not printed", async () => {
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "made-up-token");
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
    await expect(refuseUnready(target("cloudflare", "suluhisho"), false)).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("made-up-token") }),
    );
  });

  it("a folder of somebody else and folders of the repository are refused", async () => {
    const foreign = path.join(room, "foreign");
    mkdirSync(foreign);
    writeFileSync(path.join(foreign, "letter.txt"), "");
    await expect(refuseUnready(target("apache", foreign), true)).rejects.toThrow(
      /letter\.txt.*\bto has/,
    );
    await expect(refuseUnready(target("nginx", path.resolve("app")), true)).rejects.toThrow(/app/);
    await expect(refuseUnready(target("nginx", "build/../content"), true)).rejects.toThrow(
      /content/,
    );
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
