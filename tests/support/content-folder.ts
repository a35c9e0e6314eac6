import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { openSite } from "#app/content/open-site.server.ts";
import type { Audience } from "#app/content/public-days.ts";
import {
  findFiles,
  readContent,
  type ContentFile,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { filesAmong, type Files } from "#tests/support/check/content-in-memory.ts";

export type { Files };

// Where the small site has its one drawing; its texts are written nowhere.
const folder = "tests/support/content";
// The drawing is shown, so that nobody has to be told of it.
const drawnContent: Record<string, string> = {
  ...baseContent,
  "gallery.yaml": `${baseContent["gallery.yaml"]}  image: { src: /files/classroom.svg, alt: A class in a drawing }\n`,
};
const unchanged = new Map<string, ContentFile>();

/** Writes a folder "content" with a small site and these files, and returns its path. */
export async function contentFolder(files: Files = {}): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const content = path.join(place, "content");
  await cp(folder, content, { recursive: true });
  for (const [file, text] of Object.entries({ ...drawnContent, ...files })) {
    if (text === null) continue;
    await mkdir(path.dirname(path.join(content, file)), { recursive: true });
    await writeFile(path.join(content, file), text);
  }
  return content;
}

/** What the small site with these files holds. */
export async function contentsOf(files: Files = {}, audience: Partial<Audience> = {}) {
  return openSite(await smallSite(files), { day: today(), drafts: false, ...audience });
}

/** What the rules find in the small site with these files, which are not written to disk. */
export async function findingsOf(files: Files = {}, day?: string) {
  return runRules(checkedSite(await smallSite(files), day));
}

function smallSite(files: Files) {
  return readContent(filesAmong(findFiles(folder), { ...drawnContent, ...files }), unchanged);
}

/** The errors of the small site with these files, each as file:line:column and the rule's id. */
export async function errorsOf(files: Files = {}, day?: string): Promise<string[]> {
  const findings = await findingsOf(files, day);
  return findings
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}
