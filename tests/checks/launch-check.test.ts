import { afterEach, describe, expect, it, vi } from "vitest";

import { checkLaunch, tellLeft } from "#scripts/checks/launch-check.ts";
import { inspectionOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const madeUp = { "blog/3.mdx": postFile("Words.\n", { sample: "true" }) };
const broken = { "blog/3.mdx": postFile("Words.\n", { title: null }) };

afterEach(() => void vi.unstubAllEnvs());

describe("whether the site may go public", () => {
  it("is no until nothing is made up, with how much is left", async () => {
    const check = checkLaunch(await inspectionOf(madeUp));
    expect(check.mayLaunch).toBe(false);
    expect(tellLeft(check)).toMatch(/^\d+ to replace before the launch, in \d+ files?$/);
    const nothing = { entries: [], problems: [], day: "2026-06-30" };
    expect(checkLaunch(nothing)).toEqual({ left: [], agreed: [], mayLaunch: true });
  });

  it("is yes with what is marked as an example where that is wanted, and never with a mistake", async () => {
    vi.stubEnv("LAUNCH_WITH_SAMPLES", "true");
    expect(checkLaunch(await inspectionOf(madeUp)).mayLaunch).toBe(true);
    expect(checkLaunch(await inspectionOf(broken)).mayLaunch).toBe(false);
  });
});
