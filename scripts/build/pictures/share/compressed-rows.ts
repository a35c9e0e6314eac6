import { constants, deflateRawSync, deflateSync } from "node:zlib";

/** Some rows of a picture as they stand in its file, where others may stand before and after them. */
export type CompressedRows = { data: Buffer; length: number; checksum: number };

// Flat areas that repeat gain little from a longer search, which takes many times as long.
const effort = 3;
// So far back a decoder remembers.
const memory = 32_768;
// Most rows need more room than is taken at first, and taking it twice costs time.
const chunkSize = 65_536;

/** Compresses rows; `before` are those that stand before them wherever they are used. */
export function compressRows(rows: Buffer, before?: Buffer): CompressedRows {
  const dictionary = before && before.length > 0 ? before.subarray(-memory) : undefined;
  const finishFlush = constants.Z_SYNC_FLUSH;
  const data = deflateRawSync(rows, { level: effort, chunkSize, finishFlush, dictionary });
  return { data, length: rows.length, checksum: checksumOf(rows) };
}

/** Joins compressed rows in their order to one zlib stream. */
export function joinedRows(parts: CompressedRows[]): Buffer {
  const header = Buffer.from([0x78, 0x01]);
  // An empty last block.
  const end = Buffer.from([0x03, 0x00]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(joinedChecksum(parts));
  return Buffer.concat([header, ...parts.map(({ data }) => data), end, checksum]);
}

// Adler-32, which zlib reckons faster than we could: it ends what is written without compressing.
function checksumOf(rows: Buffer) {
  const written = deflateSync(rows, { level: 0, chunkSize: rows.length + 1024 });
  return written.readUInt32BE(written.length - 4);
}

const prime = 65_521;

// Adler-32 of all is made of that of each: a sum of the bytes, and a sum of all those sums.
function joinedChecksum(parts: CompressedRows[]) {
  let sum = 1;
  let sums = 0;
  for (const { length, checksum } of parts) {
    sums = (sums + (checksum >>> 16) + (length % prime) * (sum - 1 + prime)) % prime;
    sum = (sum + (checksum & 0xffff) - 1 + prime) % prime;
  }
  return sums * 65_536 + sum;
}
