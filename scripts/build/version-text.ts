import { spawnSync } from "node:child_process";

/** The text of version.txt: the commit of the code and the words, and the day for which the site was built. */
export function versionText(day: string): string {
  const { stdout = "" } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return `commit ${stdout?.trim() || "unknown"}\nday ${day}\n`;
}
