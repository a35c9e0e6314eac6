import { existsSync } from "node:fs";
import path from "node:path";
import { addressOf, documents, entryAddresses } from "#app/library/addresses.ts";
import { anchorsOf } from "#app/library/anchors.ts";
import { checkMeaning } from "#app/library/checks/check-meaning.ts";
import { checkPointers } from "#app/library/checks/check-pointers.ts";
import { hiddenSectionNotes, hiddenSections } from "#app/library/checks/hidden-sections.ts";
import { lonelyPages } from "#app/library/checks/lonely-pages.ts";
import { checkRedirects, finalAddresses } from "#app/library/checks/check-redirects.ts";
import { checkAddresses, checkUniqueIds } from "#app/library/checks/check-unique.ts";
import type { Targets } from "#app/library/checks/unknown-target.ts";
import { sameTitles } from "#app/library/checks/same-titles.ts";
import { smallPhotos } from "#app/library/checks/slips/small-photos.ts";
import { unusedPhotos } from "#app/library/checks/unused-photos.ts";
import { checkDownloads, publishedFiles } from "#app/library/files/check-downloads.ts";
import { checkPublicFiles } from "#app/library/files/public-files.server.ts";
import { readDownloads } from "#app/library/files/read-downloads.server.ts";
import { lists } from "#app/library/collections.ts";
import type { Contents } from "#app/library/contents.ts";
import { contentsOf } from "#app/library/contents-of.ts";
import { designedPageList } from "#app/library/designed-pages.ts";
import { firstDay, isShown, isWaiting, type Audience } from "#app/library/days/public-days.ts";
import { today } from "#app/library/days/today.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { missingFile, missingFolder } from "#app/library/problems/file-problems.ts";
import { foundBy, sortedProblems, type Problem } from "#app/library/problems/problem.ts";
import type { ContentFile } from "#app/library/reading/content-file.ts";
import { contentFiles } from "#app/library/reading/content-files.server.ts";
import { foundFiles, type FoundFile } from "#app/library/reading/found-files.server.ts";
import { requiredPaths } from "#app/library/reading/kinds.ts";
import { readPhotos } from "#app/library/reading/read-photos.server.ts";
import { withoutAllowed, type AllowedRemark } from "#app/library/rules/allowed-remarks.ts";
import { checkWords } from "#app/library/words/check-words.server.ts";
import { lostExceptions } from "#app/library/words/dignity.ts";

/** Where the words are, and the folder public/ of the code, which is for no writer. */
export type Folders = { content: string; public: string };

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
  /** The remarks that entries turn down, each with the reason; they are not among the others. */
  allowed: AllowedRemark[];
  /** What the site holds; absent where there is a problem. */
  contents?: Contents;
};

/**
 * Reads and checks everything in the content folder and answers with all that was found; what is
 * not public on the day is checked and then left out of the contents, drafts unless they are asked
 * for. A file that did not change since this process last read it is not parsed again.
 */
export async function inspectContents(folders: Folders, options: Looking): Promise<Inspection> {
  const { content } = folders;
  if (!existsSync(content)) {
    const problems = foundBy("form", [missingFolder(path.basename(content))]);
    const day = options.day ?? today();
    return { entries: [], shown: [], day, problems, remarks: [], allowed: [] };
  }
  const found = options.found ?? foundFiles(content);
  const files = await contentFiles(content, found);
  return inspectFiles(files, folders, { ...options, found });
}

/** Checks files that were read across each other; the folders answer for what is no text. */
export async function inspectFiles(
  files: ContentFile[],
  folders: Folders,
  { drafts, found, day = today() }: Looking,
): Promise<Inspection> {
  const entries = files.flatMap(({ contents }) => contents.entries);
  const { content } = folders;
  const { photos: named, present: photos } = await readPhotos(entries, content, found);
  const downloads = await readDownloads(content, found);
  const readable = new Set(
    files.filter(({ contents }) => !contents.isUnreadable).map(({ source }) => source.path),
  );
  const isComplete = readable.size === files.length;
  const besides = { folder: path.basename(content), isComplete, unread: unreadFiles(files) };
  const present = new Set(files.map(({ source }) => source.path));
  const shown = entries.filter((entry) => isShown(entry, { day, drafts }));
  // Nobody knows whether a list that could not be read is empty.
  const hidden = isComplete ? hiddenSections(shown) : [];
  const targets = {
    ...publicTargets(entries, shown, { day, drafts }),
    ids: knownIds(entries, readable),
    // The page of programs shows only those that are public.
    anchors: anchorsOf(
      entries.filter((entry) => entry.collection !== "programs" || shown.includes(entry)),
      hidden.map(({ section }) => section),
    ),
    files: new Set(downloads.map(({ download }) => download.address)),
    photos: named,
    photoNames: [...photos.keys()],
  };
  const all = [
    ...foundBy("form", [
      ...files.flatMap(({ contents }) => contents.problems),
      ...requiredPaths
        .filter((one) => !present.has(one))
        .map((one) => missingFile(`${path.basename(content)}/${one}`)),
    ]),
    ...foundBy("unique-ids", checkUniqueIds(entries)),
    ...foundBy("taken-addresses", checkAddresses(entries)),
    ...checkMeaning(entries, day),
    ...foundBy("hidden-sections", hiddenSectionNotes(hidden, entries)),
    ...foundBy("lonely-pages", lonelyPages(entries, day, isComplete)),
    ...foundBy("lost-addresses", checkRedirects(entries, day, readable.has(lists.redirects.path))),
    ...foundBy("photos", unusedPhotos(entries, photos, besides)),
    ...foundBy("photos", smallPhotos(entries, named)),
    ...foundBy("downloads", checkDownloads(downloads, entries, besides)),
    ...foundBy("public-files", checkPublicFiles(folders.public)),
    ...(await checkWords(files)),
    ...foundBy("lost-exceptions", lostExceptions(entries)),
    ...checkPointers(entries, targets),
  ];
  const { findings, allowed } = withoutAllowed(sortedProblems(all), entries, isComplete);
  const mistakes = findings.filter(({ severity }) => severity === undefined);
  const remarks = findings.filter(({ severity }) => severity !== undefined);
  const published = () => ({
    photos: new Map(
      [...named].flatMap(([place, photo]) =>
        photo && "hash" in photo ? [[place, photo] as const] : [],
      ),
    ),
    downloads: publishedFiles(downloads, shown),
  });
  const contents = mistakes.length === 0 ? contentsOf(shown, published()) : undefined;
  // What pages are called is known only once there are pages.
  const problems = contents
    ? sortedProblems(foundBy("same-titles", sameTitles(contents, shown)))
    : mistakes;
  const told = { entries, shown, day, problems, remarks, allowed };
  return contents && problems.length === 0 ? { ...told, contents } : told;
}

// A list that could not be read may hold any id.
function knownIds(entries: Entry[], readable: ReadonlySet<string>): Targets["ids"] {
  const idsOf = (collection: string) => new Set(entriesOf(entries, collection).map(({ id }) => id));
  return {
    stat: readable.has(lists.stats.path) ? idsOf("stats") : undefined,
    post: idsOf("posts"),
    program: idsOf("programs"),
    helpline: readable.has(lists.helplines.path) ? idsOf("helplines") : undefined,
  };
}

// Which addresses visitors may open, and which others there are or will be.
function publicTargets(entries: Entry[], shown: Entry[], { day, drafts }: Audience) {
  const hidden = drafts ? [] : entries;
  return {
    addresses: new Set([
      ...designedPageList.map(({ address }) => address),
      ...entryAddresses(shown),
      ...documents,
    ]),
    moved: finalAddresses(entries),
    drafts: new Set(hidden.filter(isDraft).map(addressOf)),
    waiting: new Map(
      hidden
        .filter((entry) => isWaiting(entry, day))
        .map((entry) => [addressOf(entry), firstDay(entry) ?? ""]),
    ),
  };
}

function unreadFiles(files: ContentFile[]) {
  return files
    .filter(({ contents }) => contents.isUnreadable || contents.entries.some((one) => !one.isWhole))
    .map(({ source }) => source.file);
}
