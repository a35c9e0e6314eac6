import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { openSite } from "#app/content/open-site.server.ts";
import type { Audience } from "#app/content/public-days.ts";
import { today } from "#app/content/today.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { smallFolder } from "#tests/support/base-content.ts";
import { contentWith, type Files } from "#tests/support/check/content-in-memory.ts";

export type { Files };

/** Writes a folder "content" with the small site and these files, and returns its path. */
export async function contentFolder(files: Files = {}): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const content = path.join(place, "content");
  await cp(smallFolder, content, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(content, name);
    await mkdir(path.dirname(file), { recursive: true });
    await (text === null ? rm(file) : writeFile(file, text));
  }
  return content;
}

/** What the small site with these files holds. */
export async function contentsOf(files: Files = {}, audience: Partial<Audience> = {}) {
  const found = await contentWith(files, smallFolder);
  return openSite(found, { day: today(), drafts: false, ...audience });
}

/** What the rules find in the small site with these files, which are not written to disk. */
export async function findingsOf(files: Files = {}, day?: string) {
  return runRules(checkedSite(await contentWith(files, smallFolder), day));
}

/** The errors of the small site with these files, each as file:line:column and the rule's id. */
export async function errorsOf(files: Files = {}, day?: string): Promise<string[]> {
  const findings = await findingsOf(files, day);
  return findings
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}
