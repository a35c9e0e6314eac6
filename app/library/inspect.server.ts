import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { addressOf, documents, entryAddresses } from "#app/library/addresses.ts";
import { anchorsOf } from "#app/library/anchors.ts";
import { checkMeaning } from "#app/library/checks/check-meaning.ts";
import { checkPointers } from "#app/library/checks/check-pointers.ts";
import { lonelyPages } from "#app/library/checks/lonely-pages.ts";
import { checkRedirects, finalAddresses } from "#app/library/checks/check-redirects.ts";
import { checkAddresses, checkUniqueIds } from "#app/library/checks/check-unique.ts";
import { unusedPhotos } from "#app/library/checks/unused-photos.ts";
import { lists } from "#app/library/collections.ts";
import type { Contents } from "#app/library/contents.ts";
import { contentsOf } from "#app/library/contents-of.ts";
import { designedPageList } from "#app/library/designed-pages.ts";
import { firstDay, isShown, isWaiting, type Audience } from "#app/library/days/public-days.ts";
import { today } from "#app/library/days/today.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { missingFile, missingFolder } from "#app/library/problems/file-problems.ts";
import { sortedProblems, type Problem } from "#app/library/problems/problem.ts";
import type { ContentFile } from "#app/library/reading/content-file.ts";
import { cacheContentFiles, contentFiles } from "#app/library/reading/content-files.server.ts";
import { foundFiles, type FoundFile } from "#app/library/reading/found-files.server.ts";
import { requiredPaths } from "#app/library/reading/kinds.ts";
import { readPhotos } from "#app/library/reading/read-photos.server.ts";
import { tallyFiles, type Tally } from "#app/library/tally.ts";
import { checkWords } from "#app/library/words/check-words.server.ts";
import { lostExceptions } from "#app/library/words/dignity.ts";

/** Where the words and the pictures are. */
export type Folders = { content: string; pictures: string };

/** For whom the site is, today unless a day is named, and what the disk says where somebody looked. */
export type Looking = Omit<Audience, "day"> & { day?: string; found?: FoundFile[] };

/** What reading and checking the content folder came to. */
export type Inspection = {
  /** Everything that was read, drafts included. */
  entries: Entry[];
  /** The entries among them that the site shows: neither drafts, nor what waits or is over. */
  shown: Entry[];
  /** The day in Nairobi for which the site is. */
  day: string;
  /** What has to be mended before the site can be built. */
  problems: Problem[];
  /** What is worth a look and stops nothing: warnings and notes. */
  remarks: Problem[];
  /** What becomes of each file. */
  tally: Tally;
  /** What the site holds; absent where there is a problem. */
  contents?: Contents;
};

/**
 * Reads and checks everything in the content folder and answers with all that was found; what is
 * not public on the day is checked and then left out of the contents, drafts unless they are asked
 * for. A file that did not change since it was last read, by this process or an earlier one, is not
 * parsed again.
 */
export async function inspectContents(folders: Folders, options: Looking): Promise<Inspection> {
  const { content } = folders;
  if (!existsSync(content)) {
    const problems = [missingFolder(path.basename(content))];
    const [tally, day] = [tallyFiles([], [], [], ""), options.day ?? today()];
    return { entries: [], shown: [], day, problems, remarks: [], tally };
  }
  const found = options.found ?? foundFiles(content);
  const files = await contentFiles(content, found);
  const inspection = await inspectFiles(files, folders, { ...options, found });
  cacheContentFiles(files);
  return inspection;
}

/** Checks files that were read across each other; the folders answer for pictures alone. */
export async function inspectFiles(
  files: ContentFile[],
  { content, pictures }: Folders,
  { drafts, found, day = today() }: Looking,
): Promise<Inspection> {
  const entries = files.flatMap(({ contents }) => contents.entries);
  const { photos: named, names: photoNames } = await readPhotos(entries, content, found);
  const readable = new Set(
    files.filter(({ contents }) => !contents.isUnreadable).map(({ source }) => source.path),
  );
  const present = new Set(files.map(({ source }) => source.path));
  const shown = entries.filter((entry) => isShown(entry, { day, drafts }));
  const idsOf = (collection: string) => new Set(entriesOf(entries, collection).map(({ id }) => id));
  const findings = sortedProblems([
    ...files.flatMap(({ contents }) => contents.problems),
    ...requiredPaths
      .filter((one) => !present.has(one))
      .map((one) => missingFile(`${path.basename(content)}/${one}`)),
    ...checkUniqueIds(entries),
    ...checkAddresses(entries),
    ...checkMeaning(entries, day),
    ...lonelyPages(entries, day, readable.size === files.length),
    ...checkRedirects(entries, day, readable.has(lists.redirects.path)),
    ...unusedPhotos(entries, photoNames, path.basename(content)),
    ...(await checkWords(files)),
    ...lostExceptions(entries),
    ...checkPointers(entries, {
      ids: {
        stat: readable.has(lists.stats.path) ? idsOf("stats") : undefined,
        post: idsOf("posts"),
        program: idsOf("programs"),
      },
      addresses: new Set([
        ...designedPageList.map(({ address }) => address),
        ...entryAddresses(shown),
        ...documents,
      ]),
      moved: finalAddresses(entries),
      anchors: anchorsOf(entries),
      drafts: new Set(drafts ? [] : entries.filter(isDraft).map(addressOf)),
      waiting: new Map(
        drafts
          ? []
          : entries
              .filter((entry) => isWaiting(entry, day))
              .map((entry) => [addressOf(entry), firstDay(entry) ?? ""]),
      ),
      images: new Set(pictureAddresses(pictures)),
      photos: named,
      photoNames,
    }),
  ]);
  const problems = findings.filter(({ severity }) => severity === undefined);
  const remarks = findings.filter(({ severity }) => severity !== undefined);
  const tally = tallyFiles(
    files.map(({ source }) => source.file),
    entries,
    problems,
    day,
  );
  if (problems.length > 0) return { entries, shown, day, problems, remarks, tally };
  const photos = new Map(
    [...named].flatMap(([place, photo]) =>
      photo && "hash" in photo ? [[place, photo] as const] : [],
    ),
  );
  const contents = { ...contentsOf(shown), photos };
  return { entries, shown, day, problems, remarks, tally, contents };
}

function pictureAddresses(pictures: string) {
  const files = readdirSync(pictures, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.relative(pictures, path.join(file.parentPath, file.name)))
    .map((relative) => `/${relative.split(path.sep).join("/")}`);
}
