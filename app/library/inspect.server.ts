import { readdir } from "node:fs/promises";
import path from "node:path";
import { addressOf, documents, pageAddresses } from "#app/library/addresses.ts";
import { checkMeaning } from "#app/library/checks/check-meaning.ts";
import { checkPointers } from "#app/library/checks/check-pointers.ts";
import { checkAddresses, checkUniqueIds } from "#app/library/checks/check-unique.ts";
import { lists } from "#app/library/collections.ts";
import type { Contents } from "#app/library/contents.ts";
import { contentsOf } from "#app/library/contents-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { ContentError, sortedProblems, type Problem } from "#app/library/problems/problem.ts";
import { readEntries, requiredPaths } from "#app/library/reading/read-entries.server.ts";
import { readPhotos } from "#app/library/reading/read-photos.server.ts";
import { readSourceFiles } from "#app/library/reading/source-file.server.ts";
import { checkWords } from "#app/library/words/check-words.server.ts";

/** Where the words and the pictures are. */
export type Folders = { content: string; pictures: string };

/** What reading and checking the content folder came to. */
export type Inspection = {
  /** Everything that was read, drafts included. */
  entries: Entry[];
  /** What has to be mended before the site can be built. */
  problems: Problem[];
  /** What is worth a look and stops nothing: warnings and notes. */
  remarks: Problem[];
  /** What the site holds; absent where there is a problem. */
  contents?: Contents;
};

/**
 * Reads and checks everything in the content folder and answers with all that was found; drafts
 * are checked and then left out of the contents unless they are asked for.
 */
export async function inspectContents(
  { content, pictures }: Folders,
  { drafts }: { drafts: boolean },
): Promise<Inspection> {
  const sources = await readSourceFiles(content).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new ContentError([missingFolder(path.basename(content))]);
    throw error;
  });
  const read = await Promise.all(sources.map(readEntries));
  const entries = read.flatMap((file) => file.entries);
  const found = await readPhotos(entries, content);
  const present = new Set(sources.map((source) => source.path));
  const isKnown = (place: string) =>
    present.has(place) &&
    !read.some(({ isUnreadable }, index) => isUnreadable && sources[index]?.path === place);
  const published = entries.filter((entry) => !isDraft(entry));
  const findings = sortedProblems([
    ...read.flatMap((file) => file.problems),
    ...requiredPaths
      .filter((one) => !present.has(one))
      .map((one) => missingFile(path.basename(content), one)),
    ...checkUniqueIds(entries),
    ...checkAddresses(entries),
    ...checkMeaning(entries),
    ...(await checkWords(entries)),
    ...checkPointers(entries, {
      ids: {
        stat: isKnown(lists.stats.path) ? idsOf(entries, "stats") : undefined,
        post: idsOf(entries, "posts"),
        program: idsOf(entries, "programs"),
      },
      addresses: [...knownAddresses(drafts ? entries : published), ...documents],
      drafts: drafts ? [] : entries.filter(isDraft).map(addressOf),
      images: await pictureAddresses(pictures),
      photos: found,
    }),
  ]);
  const problems = findings.filter(({ severity }) => severity === undefined);
  const remarks = findings.filter(({ severity }) => severity !== undefined);
  if (problems.length > 0) return { entries, problems, remarks };
  const photos = new Map(
    [...found].flatMap(([place, photo]) =>
      photo && "hash" in photo ? [[place, photo] as const] : [],
    ),
  );
  const contents = { ...contentsOf(drafts ? entries : published), photos };
  return { entries, problems, remarks, contents };
}

function idsOf(entries: Entry[], collection: string) {
  return entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
}

function knownAddresses(entries: Entry[]) {
  const prose = entries.map(addressOf).filter((address) => address !== "");
  return [...Object.values(pageAddresses), ...prose];
}

async function pictureAddresses(pictures: string) {
  const files = await readdir(pictures, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.relative(pictures, path.join(file.parentPath, file.name)))
    .map((relative) => `/${relative.split(path.sep).join("/")}`);
}

function missingFolder(name: string): Problem {
  return {
    file: name,
    line: 1,
    column: 1,
    field: "",
    says: "There is no such folder.",
    expected: "The words of the site are read from it.",
    fix: "Bring it back, or correct CONTENT_DIR if that names another folder.",
  };
}

function missingFile(name: string, relative: string): Problem {
  return {
    file: `${name}/${relative}`,
    line: 1,
    column: 1,
    field: "",
    says: "This file is missing.",
    expected: "The site cannot be built without it.",
    fix: "Bring it back, or undo what removed or renamed it.",
  };
}
