import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const host = { GITHUB_REPOSITORY: "suluhisho/website", GITHUB_SERVER_URL: "https://github.com" };

/** What the command answers where `gh` is this shell script. */
async function publish(words: string[], gh: string, variables: object = host) {
  await writeFile(path.join(room, "gh"), `#!/bin/sh\n${gh}\n`);
  await chmod(path.join(room, "gh"), 0o755);
  const all = { PATH: `${room}:${process.env.PATH}`, ...variables };
  return runCommand(["scripts/publish-review.ts", ...words], all);
}

describe("publish-review", () => {
  it("asks gh about the run that it is given", async () => {
    const run = { id: 5, event: "push", head_sha: "b".repeat(40), head_branch: "a" };
    const facts = JSON.stringify([{ ...run, head_repository: { full_name: "a/b" } }]);
    const asked = "api repos/suluhisho/website/actions/runs/5 --paginate --slurp";
    const { code, out } = await publish(
      ["comment", "5"],
      `[ "$*" = "${asked}" ] && echo '${facts}'`,
    );
    expect(out).toContain("not for a pull request");
    expect(code).toBe(0);
  });

  it.each([
    { words: ["comment", "5"], gh: "echo 'gh: No\n(HTTP 403)' >&2; exit 1", says: "No (HTTP 403)" },
    { words: ["celan"], gh: "", says: "Say what to do" },
    { words: ["clean"], gh: "", says: "is not set", variables: { GITHUB_REPOSITORY: undefined } },
  ])("says in one sentence why it stops after $words: $says", async (row) => {
    const { code, errors } = await publish(row.words, row.gh, row.variables);
    expect(code).toBe(1);
    expect(errors.trim()).toContain(row.says);
    expect(errors.trim()).not.toContain("\n");
  });
});
