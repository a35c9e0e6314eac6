import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { isChecked, type CheckedWords } from "#app/library/checked-words.ts";
import type { Entry } from "#app/library/entry.ts";
import { inspectContents } from "#app/library/inspect.server.ts";
import { inspectLibrary } from "#app/library/library.server.ts";
import { plainText } from "#app/library/reading/source-file.server.ts";
import type { Post } from "#app/model/entries/post.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { outputFolder } from "#scripts/build/output.ts";
import { openSite } from "#scripts/build/pages/open-site.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { branchChanges, type BranchChanges } from "#scripts/review/branch-changes.ts";
import { compareSites, type ReadWords } from "#scripts/review/compare/compare-sites.ts";
import { changedWords } from "#scripts/review/compare/changed-words.ts";
import { delicateLines } from "#scripts/review/delicate-changes.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { previewFolder, writePreview } from "#scripts/review/preview/write-preview.ts";
import type { Review } from "#scripts/review/review.ts";
import { siteReview } from "#scripts/review/site-review.ts";
import { wordsOfCommit } from "#scripts/review/words-of-commit.ts";
import { publicPages, readSite } from "#scripts/sources/read-site.ts";

/** Which branch is looked at: where it left, its commit unless the files on disk are meant. */
export type Asked = { base: string; head?: string; withPreview: boolean };

const cache = path.resolve(".cache/review-words");

/**
 * Looks at what a branch does to the words and to the pages that are made of them, with this code;
 * answers with the folder of the preview where there is one.
 */
export async function reviewBranch(asked: Asked): Promise<{ review: Review; preview?: string }> {
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const changes = await branchChanges(content, asked.base, asked.head);
  const place = changes.prefix + path.basename(content);
  const words = (commit: string, name: string) =>
    wordsOfCommit(changes.root, commit, place, path.join(cache, name));
  const head = asked.head ? await words(changes.head, "head") : content;
  const base = await words(changes.base, "base");
  process.env.CONTENT_DIR = head;
  const inspection = await inspectLibrary();
  const before = await inspected(base, false);
  // Drafts and what waits for its day are looked at when they come, not when they go live.
  const written = changedWords(before.entries, inspection.entries);
  const made = await makeReview(head, inspection, changes, {
    words: written,
    bodies: await bodies(changes, [...before.entries, ...inspection.entries], { base, head }),
    remarksBefore: before.remarks,
  });
  const isShown = asked.withPreview && isChecked(inspection) && isChecked(before);
  const assets = isShown ? await buildSite() : undefined;
  if (!isShown || !assets) return { review: made };
  return withPages({ changes, made, before, inspection, base, head, assets });
}

// What is delicate in the bodies, as they are written.
async function bodies(
  { files, prefix }: BranchChanges,
  entries: Entry[],
  { base, head }: { base: string; head: string },
) {
  const found = files
    .filter(({ path: file }) => file.endsWith(".mdx"))
    .map(async ({ path: file }) => {
      const read = async (content: string) => {
        const place = path.join(path.dirname(content), file.slice(prefix.length));
        const isFile = (await lstat(place).catch(() => undefined))?.isFile();
        const text = isFile ? plainText(await readFile(place, "utf8")) : "";
        // Lines of the front matter stay empty, so that all keep their numbers.
        return text.replace(/^---\n[^]*?\n---(?=\n|$)/, (all) => all.replace(/[^\n]/g, ""));
      };
      const isAboutDanger = entries.some(
        (entry) => prefix + entry.file === file && (entry.value as Post).sensitive === true,
      );
      return delicateLines(file, await read(base), await read(head), isAboutDanger);
    });
  return (await Promise.all(found)).flat();
}

type Found = {
  changes: BranchChanges;
  made: Review;
  before: CheckedWords;
  inspection: CheckedWords;
  base: string;
  head: string;
  assets: PageAssets;
};

async function withPages({ changes, made, before, inspection, base, head, assets }: Found) {
  const render = publicPages(openSite(assets), assets);
  const read = (of: CheckedWords, content: string): ReadWords => ({
    inspection: of,
    site: readSite(of, content, render),
  });
  const withDrafts = await inspected(head, true);
  const sites = {
    before: read(before, base),
    after: read(inspection, head),
    drafts: read(isChecked(withDrafts) ? withDrafts : inspection, head),
  };
  const files = changes.files.map(({ path: file }) => file.slice(changes.prefix.length));
  const comparison = await compareSites(sites.before, sites.after, files);
  const site = await siteReview(comparison, sites);
  const parts = {
    site: outputFolder(),
    preview: path.resolve(previewFolder),
    comparison,
    ...sites,
  };
  const differing = await writePreview({ ...parts, review: { ...made, site } });
  return { review: { ...made, site: { ...site, differing } }, preview: previewFolder };
}

function inspected(content: string, drafts: boolean) {
  return inspectContents({ content, public: path.resolve("public") }, { drafts });
}
