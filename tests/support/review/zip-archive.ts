import { deflateRawSync } from "node:zlib";

/** A file of an archive, with what an honest program would not write. */
export type ZipFile = {
  name: string;
  content?: string | Uint8Array;
  /** The kind and rights that Unix gives it, such as 0o120777 for a link. */
  mode?: number;
  /** How long it says it is, where that is a lie. */
  size?: number;
  isLocked?: boolean;
};

/** A zip archive of these files as a program would write it. */
export function zipArchive(files: ZipFile[]): Uint8Array {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", mode = 0o100644, size, isLocked = false } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const written = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isLocked ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size ?? bytes.length, 18);
    facts.writeUInt16LE(written.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    const body = Buffer.concat([signature(0x04034b50), facts, written, packed]);
    entries.push(Buffer.concat([signature(0x02014b50), unix, facts, rest, written]));
    bodies.push(body);
    offset += body.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(entries).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...entries, signature(0x06054b50), end]);
}

const unix = Buffer.from([20, 3]);

function signature(number: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
