import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect } from "vitest";

import { openSite, type Site } from "#tests/support/browser/site.ts";
import { startCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

type Change = { file: string; change: (text: string) => string };

/** Builds the site from the real content with one file changed, before the tests of a file run. */
export function siteWith(change: () => Promise<Change> | Change): Site {
  const temporary = temporaryFolder();
  const folder = path.join(temporary, "site");
  beforeAll(async () => {
    const content = path.join(temporary, "content");
    await cp("content", content, { recursive: true });
    const { file, change: changed } = await change();
    const place = path.join(content, file);
    const before = await readFile(place, "utf8");
    const after = changed(before);
    expect(after).not.toBe(before);
    await writeFile(place, after);
    const build = startCommand("scripts/build.ts", { CONTENT_DIR: content, OUT_DIR: folder });
    expect(await build.ended, build.said.errors).toBe(0);
  });
  return openSite({ folder });
}
