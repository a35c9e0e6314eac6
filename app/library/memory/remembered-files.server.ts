import { createHash } from "node:crypto";
import { readRecord, writeRecord } from "#app/library/memory/record.server.ts";
import {
  recordedFile,
  restoredFile,
  type RecordedFile,
} from "#app/library/memory/recorded-file.server.ts";
import type { RememberedFile, WordFindings } from "#app/library/memory/remembered-file.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { readSourceFiles, type SourceFile } from "#app/library/reading/source-file.server.ts";
import { keptBodyNames } from "#app/mdx/compile-body.server.ts";

/** What a file was like, and how it is brought back where its text is still the same. */
type Known = {
  stamp?: string;
  hash: string;
  restore: (source: SourceFile) => RememberedFile | undefined;
};
type FindKnown = (path: string) => Known | undefined;

// What this program has read, by content folder and path; the record answers for earlier programs.
const remembered = new Map<string, ReadonlyMap<string, RememberedFile>>();
// The lines of each folder's record until it is written anew.
const recordedLines = new Map<string, string[]>();
// The line of a file that came from the record, which stands as long as nothing else is known.
const lineOf = new WeakMap<RememberedFile, { line: string; words?: WordFindings }>();

/**
 * Every file of a content folder. One that the disk says is unchanged is not even opened, and one
 * whose text is the same is not taken apart again.
 */
export async function rememberedFiles(content: string): Promise<RememberedFile[]> {
  const sources = readSourceFiles(content);
  const find = knownBefore(content) ?? (await knownFromRecord(content));
  const files = sources.map((source) => {
    const known = find(source.path);
    return (known && unchanged(source, known)) ?? readAnew(source);
  });
  const read = await Promise.all(files);
  remembered.set(content, new Map(read.map((file) => [file.source.path, file])));
  return read;
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
    const { path, stamp, hash } = recorded;
    const restore = (source: SourceFile) => {
      const file = restoredFile(recorded, source, bodies);
      if (file && source.stamp === stamp) lineOf.set(file, { line, words: file.words });
      return file;
    };
    files.set(path, { stamp, hash, restore });
  }
  return (path) => files.get(path);
}

function unchanged(source: SourceFile, { stamp, hash, restore }: Known) {
  if (source.isLink) return undefined;
  const isSame = stamp !== undefined && stamp === source.stamp;
  return isSame || hashOf(source.text) === hash ? restore(source) : undefined;
}

async function readAnew(source: SourceFile): Promise<RememberedFile> {
  return { source, hash: hashOf(source.text), contents: await readEntries(source) };
}

function lineFor(file: RememberedFile) {
  const known = lineOf.get(file);
  if (known && known.words === file.words) return known.line;
  const recorded = recordedFile(file);
  return recorded && JSON.stringify(recorded);
}

function hashOf(text: string) {
  return createHash("sha256").update(text).digest("base64url");
}
