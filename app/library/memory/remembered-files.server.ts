import { createHash } from "node:crypto";
import { inBatches } from "#app/library/memory/in-batches.ts";
import { readRecord, writeRecord } from "#app/library/memory/record.server.ts";
import {
  recordLine,
  recordedFile,
  restoredFile,
  type RecordedFile,
} from "#app/library/memory/recorded-file.server.ts";
import type { RememberedFile, WordFindings } from "#app/library/memory/remembered-file.ts";
import { foundFiles } from "#app/library/reading/found-files.server.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { readSourceFiles, type SourceFile } from "#app/library/reading/source-file.server.ts";
import { isBodyKept, keptBodyNames } from "#app/mdx/compile-body.server.ts";

/** What a file was like, and how it is brought back where its text is still the same. */
type Known = {
  stamp?: string;
  hash: string;
  restore: (source: SourceFile) => RememberedFile | undefined;
};
type FindKnown = (path: string) => Known | undefined;

/** Looks at files that were just taken apart, beside all whose words measure those of others. */
export type LookAt = (some: RememberedFile[], measuring: RememberedFile[]) => Promise<void>;

// So many files are taken apart at once, which is enough for others to help with their bodies; of
// those that are done, some wait to be looked at together.
const sizes = { atOnce: 220, together: 50 };

// What this program has read, by content folder and path; the record answers for earlier programs.
const remembered = new Map<string, ReadonlyMap<string, RememberedFile>>();
// The lines of each folder's record until it is written anew.
const recordedLines = new Map<string, string[]>();
// What the record says of a file, with its line where it came from there and nothing else is known.
const records = new WeakMap<RememberedFile, Recorded>();

type Recorded = { recorded: RecordedFile; line?: string; words?: WordFindings };

/**
 * Every file of a content folder. One that the disk says is unchanged is not even opened, and one
 * whose text is the same is not taken apart again. What only `lookAt` and problems need of a file is
 * let go once it was looked at, so that memory holds little more than what files say.
 */
export async function rememberedFiles(
  content: string,
  lookAt: LookAt = () => Promise.resolve(),
  found = foundFiles(content),
): Promise<RememberedFile[]> {
  const sources = readSourceFiles(content, found);
  const find = knownBefore(content) ?? (await knownFromRecord(content));
  const files = new Map<string, RememberedFile>();
  const changed = sources.filter((source) => {
    const known = find(source.path);
    const file = known && unchanged(source, known);
    if (file) files.set(source.path, file);
    return !file;
  });
  const sourceAt = new Map(changed.map((source) => [source.path, source]));
  const keep = (file: RememberedFile) => {
    const { path } = file.source;
    files.set(path, letGo(file, sourceAt.get(path) as SourceFile));
  };
  const isProse = ({ path }: SourceFile) => path.endsWith(".mdx");
  const others = await Promise.all(changed.filter((source) => !isProse(source)).map(readAnew));
  // Words are measured by what stands in other files than prose.
  const measuring = [...files.values(), ...others].filter(({ source }) => !isProse(source));
  await lookAt(others, measuring);
  others.forEach(keep);
  await inBatches(changed.filter(isProse), sizes, readAnew, async (some) => {
    await lookAt(some, measuring);
    some.forEach(keep);
  });
  const inOrder = sources.map(({ path }) => files.get(path) as RememberedFile);
  remembered.set(content, files);
  return inOrder;
}

/**
 * Keeps what is known of a content folder for the next program. Only the first reading in the life
 * of a program is recorded, so that a development server writes nothing while somebody types.
 */
export function recordFiles(content: string, files: RememberedFile[]) {
  const before = recordedLines.get(content);
  if (!before) return;
  recordedLines.delete(content);
  const lines = files.flatMap((file) => lineFor(file) ?? []);
  const isSame = lines.length === before.length && lines.every((line, at) => line === before[at]);
  if (!isSame) writeRecord(content, lines);
  // It is not written a second time.
  for (const file of files) records.delete(file);
}

/** Lets everything in a content folder be read anew, whatever the record says. */
export function forgetFiles(content: string) {
  remembered.set(content, new Map());
}

function knownBefore(content: string): FindKnown | undefined {
  const files = remembered.get(content);
  if (!files) return undefined;
  return (path) => {
    const file = files.get(path);
    // A link has no text, like an empty file, and is not the same for that.
    if (!file || file.source.isLink) return undefined;
    const { hash, source: before } = file;
    const restore = (source: SourceFile) =>
      source.stamp === before.stamp ? file : { ...file, source };
    return { stamp: before.stamp, hash, restore };
  };
}

async function knownFromRecord(content: string): Promise<FindKnown> {
  const lines = readRecord(content);
  recordedLines.set(content, lines);
  const bodies = lines.length > 0 ? await keptBodyNames() : new Set<string>();
  const files = new Map<string, Known>();
  for (const line of lines) {
    const recorded = JSON.parse(line) as RecordedFile;
    const { path, stamp, hash, entries, words } = recorded;
    const restore = (source: SourceFile) => {
      if (entries.some(({ body }) => body && !bodies.has(body.name))) return undefined;
      const isSame = source.stamp === stamp;
      const file = restoredFile(recorded, source);
      records.set(file, isSame ? { recorded, line, words } : { recorded: now(recorded, source) });
      return file;
    };
    files.set(path, { stamp, hash, restore });
  }
  return (path) => files.get(path);
}

function now({ stamp: _before, ...recorded }: RecordedFile, { stamp }: SourceFile): RecordedFile {
  return { ...recorded, ...(stamp && { stamp }) };
}

function unchanged(source: SourceFile, { stamp, hash, restore }: Known) {
  if (source.isLink) return undefined;
  const isSame = stamp !== undefined && stamp === source.stamp;
  return isSame || hashOf(source.text) === hash ? restore(source) : undefined;
}

// The text is read once, so that its hash and its entries are of the same state.
async function readAnew(source: SourceFile): Promise<RememberedFile> {
  const read = { ...source };
  return { source: read, hash: hashOf(read.text), contents: await readEntries(read) };
}

// What was taken apart stays only where there is something to mend, or where its body is kept nowhere.
function letGo(file: RememberedFile, source: SourceFile): RememberedFile {
  const recorded = recordedFile(file);
  if (!recorded?.entries.every(({ body }) => !body || isBodyKept(body.name))) return file;
  const kept = { ...restoredFile(recorded, source), words: file.words };
  records.set(kept, { recorded });
  return kept;
}

function lineFor(file: RememberedFile) {
  const known = records.get(file);
  if (known?.line && known.words === file.words) return known.line;
  return known && recordLine(known.recorded, file);
}

function hashOf(text: string) {
  return createHash("sha256").update(text).digest("base64url");
}
