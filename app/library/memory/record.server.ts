import { createHash } from "node:crypto";
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";

const recordsAtMost = 20;
let draftsWritten = 0;

/**
 * The lines recorded of a content folder by an earlier program, in the folder that READING_CACHE
 * names. A record that is missing, damaged or of another version counts as empty; whoever sets
 * READING_CACHE ends it with a name made of all that decides how a text reads.
 */
export function readRecord(content: string): string[] {
  const file = recordFile(content);
  if (!file) return [];
  try {
    const record = readFileSync(file);
    const end = record.indexOf("\n");
    const lines = record.subarray(end + 1);
    if (end < 0 || record.toString("latin1", 0, end) !== headOf(lines)) return [];
    return lines.length === 0 ? [] : lines.toString("utf8").split("\n");
  } catch {
    // Without a record every file is read anew, which only takes longer.
    return [];
  }
}

/** Keeps these lines, none of which has a line break, for the next program. */
export function writeRecord(content: string, lines: string[]) {
  const file = recordFile(content);
  if (!file) return;
  const folder = path.dirname(file);
  // Written beside and renamed, so that nobody meets half a record or one of two writers.
  const draft = `${file}.${process.pid}-${(draftsWritten += 1)}`;
  try {
    mkdirSync(folder, { recursive: true });
    const text = Buffer.from(lines.join("\n"));
    writeFileSync(draft, Buffer.concat([Buffer.from(`${headOf(text)}\n`), text]));
    renameSync(draft, file);
    removeOldest(folder);
  } catch {
    // On a full or locked disk the words are still read and checked, only not remembered.
    rmSync(draft, { force: true });
  }
}

// One file for each content folder, whatever the version, so that records do not pile up.
function recordFile(content: string) {
  const cache = process.env.READING_CACHE;
  if (!cache || !process.env.BODY_CACHE) return undefined;
  const name = createHash("sha256").update(path.resolve(content)).digest("hex").slice(0, 16);
  return path.join(path.dirname(cache), `${name}.record`);
}

function headOf(lines: Buffer) {
  return `${process.env.READING_CACHE} ${lines.length} ${crc32(lines)}`;
}

// Tests and reviews read folders that are soon gone.
function removeOldest(folder: string) {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  if (files.length <= recordsAtMost) return;
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = files.toSorted((one, other) => age(other) - age(one));
  for (const file of byAge.slice(recordsAtMost)) rmSync(file, { force: true });
}
