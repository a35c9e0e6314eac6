import { spawnSync } from "node:child_process";
import type { Contents } from "#app/content/contents.ts";
import { fullAddress } from "#app/content/parts/contents-at.ts";
import type { NextOutput } from "#scripts/build/output.ts";

const place = "/.well-known/security.txt";

/** Writes security.txt, and version.txt, which shows what is live and marks the folder as made by a build. */
export function writeMachineTexts(contents: Contents, day: string, next: NextOutput): void {
  const { email } = contents.site;
  const languages = contents.languages.map(({ language }) => language);
  const address = fullAddress(contents, place);
  next.write(
    place.slice(1),
    securityText({ contact: email.href, languages, address }, new Date(day)),
  );
  next.write("version.txt", versionText(day));
}

/** The text of version.txt: the commit that was built, if git can name it, and the day for which it was built. */
export function versionText(day: string, folder = "."): string {
  return `commit ${commitOf(folder)}\nday ${day}\n`;
}

function commitOf(folder: string) {
  // A folder inside another project's repository has a commit too, but not one of this site.
  const question = ["rev-parse", "HEAD", "HEAD:./package.json"];
  const { status, stdout } = spawnSync("git", question, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.split("\n", 1)[0] : "unknown: git cannot name it";
}

type Facts = { contact: string; address: string; languages: string[] };

// RFC 9116 requires an expiry within a year; counted from the first of the month, it changes once a month.
const monthsValid = 7;

/** The security.txt of RFC 9116, which says where to report a vulnerability. */
export function securityText({ contact, address, languages }: Facts, today: Date) {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${address}`,
    "",
  ].join("\n");
}
