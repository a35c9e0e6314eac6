import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { siteState, type SiteState } from "#scripts/review/pages/site-state.ts";
import { builtAssets } from "#tests/support/built-assets.ts";
import { frozenContent } from "#tests/support/frozen-content.ts";

// After the last date that the frozen content has.
const day = "2026-12-01";

/** The site that the frozen content makes with these texts in the place of its own. */
export async function stateOfWords(
  texts: Record<string, string>,
  assets = builtAssets(),
): Promise<SiteState> {
  const folder = await mkdtemp(path.join(tmpdir(), "suluhisho-words-"));
  const content = path.join(folder, "content");
  try {
    await cp(frozenContent, content, {
      recursive: true,
      filter: (file) => !/\.(?:ya?ml|mdx)$/.test(file),
    });
    for (const [file, text] of Object.entries(texts)) {
      await mkdir(path.dirname(path.join(content, file)), { recursive: true });
      await writeFile(path.join(content, file), text);
    }
    return await siteState(await readContent(findFiles(content)), assets, { day, drafts: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
