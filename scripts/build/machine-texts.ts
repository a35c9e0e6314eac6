import { spawnSync } from "node:child_process";
import type { Contents } from "#app/content/contents.ts";
import { fullAddress } from "#app/content/parts/contents-at.ts";
import { setting } from "#app/content/setting.ts";
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

/** The variables in which hosts and CI name the commit: Cloudflare Pages and Workers, Netlify, Vercel, GitHub, GitLab. */
export const commitVariables = [
  "CF_PAGES_COMMIT_SHA",
  "WORKERS_CI_COMMIT_SHA",
  "COMMIT_REF",
  "VERCEL_GIT_COMMIT_SHA",
  "GITHUB_SHA",
  "CI_COMMIT_SHA",
];

// What git's complaint means. The complaint itself would publish paths of this machine.
const complaints: [RegExp, string][] = [
  [/not a git repository/, "this folder is not a git repository"],
  [/dubious ownership/, "git refuses a folder that belongs to another account"],
  [/'HEAD': unknown revision/, "the repository has no commits yet"],
  [/package\.json/, "this folder is not in the last commit of its repository"],
];

/** The text of version.txt: the commit that was built or why it is unknown, and the day for which it was built. */
export function versionText(day: string, folder = "."): string {
  return `commit ${commitOf(folder)}\nday ${day}\n`;
}

function commitOf(folder: string) {
  // A folder inside another project's repository has a commit too, but not one of this site.
  const { status, error, stdout, stderr } = spawnSync(
    "git",
    ["rev-parse", "HEAD", "HEAD:./package.json"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, LC_ALL: "C" } },
  );
  // A host may name a newer commit than the one that is checked out, so git comes first.
  if (status === 0) return stdout.split("\n", 1)[0];
  const named = commitVariables.map((name) => setting(name) ?? "");
  const [, meaning] = complaints.find(([pattern]) => pattern.test(stderr ?? "")) ?? [];
  const reason = error ? "git is not installed" : (meaning ?? "git gave no answer");
  return named.find((said) => /^[0-9a-f]{40,64}$/.test(said)) ?? `unknown: ${reason}`;
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
