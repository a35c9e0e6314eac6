import { spawnSync } from "node:child_process";
import path from "node:path";

const changedMark = "with changes that are in no commit";

/** The commit that is checked out; undefined outside a clone. */
export function checkedOutCommit(): string | undefined {
  return git("rev-parse", "HEAD")?.trim();
}

/**
 * The text of version.txt, by which anybody can see what is live: the commit, the day for which the
 * site was built, and whether anything in it is in no commit.
 */
export function versionText(day: string, content: string): string {
  const commit = checkedOutCommit();
  const isChanged = content !== path.resolve("content") || git("status", "--porcelain") !== "";
  return [
    `commit ${commit ?? "unknown"}`,
    `day ${day}`,
    ...(commit && isChanged ? [changedMark] : []),
    "",
  ].join("\n");
}

/** What a version.txt says; fields that it does not have are undefined. */
export function readVersionText(text: string) {
  return {
    commit: /^commit ([0-9a-f]{40,64}|unknown)$/m.exec(text)?.[1],
    day: /^day (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1],
    isChanged: text.includes(changedMark),
  };
}

function git(...words: string[]) {
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}
