import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { asked, forkRun } from "#tests/support/review/fake-github.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const host = { GITHUB_REPOSITORY: "suluhisho/website", GITHUB_SERVER_URL: "https://github.com" };

/** What the command answers where `gh` is this shell script. */
async function publish(words: string[], gh: string, variables: object = host) {
  await writeFile(path.join(room, "gh"), `#!/bin/sh\n${gh}\n`, { mode: 0o755 });
  const all = { PATH: `${room}:${process.env.PATH}`, ...variables };
  return runCommand(["scripts/publish-review.ts", ...words], all);
}

describe("publish-review", () => {
  it("asks gh about the run that it is given", async () => {
    const question = "api repos/suluhisho/website/actions/runs/5 --paginate --slurp";
    const facts = JSON.stringify([forkRun]);
    const gh = `[ "$*" = "${question}" ] && echo '${facts}'`;
    const { code, errors } = await publish(["comment", "5", "7", asked.head], gh);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining("Only a run of our own review.yml"),
    ]);
  });

  it.each([
    { words: ["comment", "5"], gh: "echo 'gh: No\n(HTTP 403)' >&2; exit 1", says: "No (HTTP 403)" },
    { words: ["celan"], gh: "", says: "Say what to do" },
    { words: ["clean"], gh: "", says: "is not set", variables: { GITHUB_REPOSITORY: undefined } },
  ])("says in one sentence why it stops: $says", async ({ words, gh, says, variables }) => {
    const { code, errors } = await publish(words, gh, variables);
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toContain(says);
  });
});
