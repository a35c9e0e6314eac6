import { inflateRawSync } from "node:zlib";
import { ReviewError } from "#scripts/review/review-error.ts";

/** How much an archive may hold. */
export type ArchiveLimits = { files: number; bytes: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endLength = 22;
const longestEndComment = 65_535;

/**
 * The files of a zip archive that a stranger may have made, by path; nothing is written anywhere.
 * Throws a ReviewError where a path leaves its folder, where something is no plain file, or where
 * there is more than the limits allow.
 */
export function readArchive(archive: Uint8Array, limits: ArchiveLimits): Map<string, Uint8Array> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    return filesOf(bytes, limits);
  } catch (error) {
    if (error instanceof ReviewError) throw error;
    throw new ReviewError("The archive is broken or is no archive.");
  }
}

function filesOf(bytes: Buffer, limits: ArchiveLimits) {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.files)
    throw new ReviewError(`The archive has more than ${limits.files} files.`);
  const files = new Map<string, Uint8Array>();
  let room = limits.bytes;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(bytes, at);
    at = entry.next;
    if (entry.isFolder) continue;
    room -= entry.size;
    if (room < 0) throw new ReviewError(`The archive is larger than ${limits.bytes} bytes.`);
    if (files.has(entry.path)) throw new ReviewError("The archive names one file twice.");
    files.set(entry.path, contentOf(bytes, entry));
  }
  refuseFilesInFiles(files);
  return files;
}

// A comment may stand behind the end, so the end is looked for from behind.
function endOf(bytes: Buffer) {
  const earliest = Math.max(0, bytes.length - endLength - longestEndComment);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw new ReviewError("The archive is broken or is no archive.");
}

type ZipEntry = {
  path: string;
  isFolder: boolean;
  method: number;
  packed: number;
  size: number;
  offset: number;
  next: number;
};

function entryAt(bytes: Buffer, at: number): ZipEntry {
  if (bytes.readUInt32LE(at) !== entrySignature) throw new Error("no entry");
  const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
  const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
  const name = new TextDecoder("utf-8", { fatal: true }).decode(
    bytes.subarray(at + 46, at + 46 + nameLength),
  );
  const isFolder = name.endsWith("/");
  const kind = (bytes.readUInt32LE(at + 38) >>> 16) & 0o170000;
  const isPlain = kind === 0 || kind === (isFolder ? 0o040000 : 0o100000);
  const isLocked = (bytes.readUInt16LE(at + 8) & 1) === 1;
  if (!isPlain || isLocked)
    throw new ReviewError("The archive holds something that is no plain file.");
  const path = isFolder ? name.slice(0, -1) : name;
  if (!isPlainPath(path))
    throw new ReviewError("The archive names a file in a way that is not allowed.");
  return {
    path,
    isFolder,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next: at + 46 + nameLength + extraLength + commentLength,
  };
}

// The names that a build of ours gives: no way out of the folder, and nothing that git obeys.
function isPlainPath(path: string) {
  const segments = path.split("/");
  return (
    path.length <= 1_000 &&
    segments.every(
      (one) => /^[\p{L}\p{N}._@+ -]{1,200}$/u.test(one) && !/^(\.+|\.git.*)$/iu.test(one),
    )
  );
}

function contentOf(bytes: Buffer, { method, packed, size, offset }: ZipEntry): Uint8Array {
  if (bytes.readUInt32LE(offset) !== fileSignature) throw new Error("no file");
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method !== 0 && method !== 8) throw new Error("unknown method");
  // What unpacks to more than it says is stopped there.
  const content =
    method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(size, 1) });
  if (content.length !== size) throw new Error("wrong size");
  return content;
}

function refuseFilesInFiles(files: Map<string, Uint8Array>) {
  for (const path of files.keys()) {
    const parents = path.split("/").slice(0, -1);
    if (parents.some((_, index) => files.has(parents.slice(0, index + 1).join("/")))) {
      throw new ReviewError("The archive uses one name for a file and a folder.");
    }
  }
}
