import { spawnSync } from "node:child_process";
import type { Contents } from "#app/content/contents.ts";
import { fullAddress } from "#app/content/parts/contents-at.ts";
import { securityText } from "#app/head/security-text.ts";
import type { NextOutput } from "#scripts/build/output.ts";

const place = "/.well-known/security.txt";

/** Writes security.txt, and version.txt, which shows what is live and marks the folder as made by a build. */
export function writeMachineTexts(contents: Contents, day: string, next: NextOutput): void {
  const { email } = contents.site;
  const languages = contents.languages.map(({ language }) => language);
  const address = fullAddress(contents, place);
  next.write(place.slice(1), securityText({ email, languages, address }, new Date(day)));
  next.write("version.txt", versionText(day));
}

/** The text of version.txt: the commit that was built, and the day for which it was built. */
export function versionText(day: string): string {
  const { stdout = "" } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return `commit ${stdout?.trim() || "unknown"}\nday ${day}\n`;
}
