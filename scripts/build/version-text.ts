import { spawnSync } from "node:child_process";

/** The text of version.txt: the commit that was built, and the day for which it was built. */
export function versionText(day: string): string {
  const { stdout = "" } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return `commit ${stdout?.trim() || "unknown"}\nday ${day}\n`;
}
