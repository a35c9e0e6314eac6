import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { readPlan } from "#scripts/deploy/deploy-plan.ts";
import { preparedSite } from "#tests/support/prepared-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

describe("the plan of a prepared site", () => {
  it("is read as it was written", async () => {
    const target = { host: "apache" as const, to: "../html" };
    const written = await preparedSite(path.join(room, "live"), {}, target);
    expect(await readPlan(path.join(room, "live"))).toEqual(written);
  });

  it.each([
    ["is missing", undefined, /Name a folder that npm run deploy prepared/],
    ["is no JSON", "{", /not what npm run deploy writes/],
    [
      "has a place that could be an option",
      JSON.stringify({
        target: { name: "live", host: "apache", to: "-e sh" },
        address: "https://www.suluhisho.example",
        day: "2026-06-30",
      }),
      /not what npm run deploy writes/,
    ],
  ])("is refused where it %s", async (name, text, says) => {
    const folder = path.join(room, name);
    mkdirSync(folder);
    if (text !== undefined) writeFileSync(path.join(folder, "plan.json"), text);
    await expect(readPlan(folder)).rejects.toThrow(says);
  });
});
