import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { readReviewRun } from "#scripts/review/host/review-run.ts";
import { forkRun } from "#tests/support/review/fake-host.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const file = path.join(temporaryFolder(), "event.json");
const hostVariables = ["GITHUB_EVENT_PATH", "GITHUB_API_URL", "GITHUB_REPOSITORY", "GITHUB_TOKEN"];

describe("readReviewRun", () => {
  it("reads the run that has ended", async () => {
    await writeFile(file, JSON.stringify({ action: "completed", workflow_run: forkRun }));
    expect(await readReviewRun(file)).toEqual(forkRun);
  });

  it.each([
    { name: "of something else", text: JSON.stringify({ pull_request: {} }) },
    { name: "that breaks off", text: '{"workflow_run": {' },
    {
      name: "with a commit that is none",
      text: JSON.stringify({ workflow_run: { ...forkRun, head_sha: "../../x" } }),
    },
  ])("refuses an event $name", async ({ text }) => {
    await writeFile(file, text);
    await expect(readReviewRun(file)).rejects.toThrow("by the end of another run");
  });

  it("refuses an event that is not there", async () => {
    await expect(readReviewRun(`${file}.none`)).rejects.toThrow("by the end of another run");
  });
});

describe("a command that was not started by the host", () => {
  it.each(["post-review", "publish-preview", "clean-previews"])(
    "says in one sentence what it misses: %s",
    async (name) => {
      const variables = Object.fromEntries(hostVariables.map((one) => [one, undefined]));
      const { code, errors } = await runCommand(`scripts/review/${name}.ts`, variables);
      expect(code).toBe(1);
      expect(errors.trim()).toMatch(/^GITHUB_\w+ is not set\. [^\n]+$/);
    },
  );
});
