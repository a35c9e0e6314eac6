import { crc32 } from "node:zlib";
import { joinedRows, type CompressedRows } from "#scripts/build/pictures/share/compressed-rows.ts";

/**
 * A picture whose pixels are numbers of colors. Every row begins with one byte that is 0; every
 * color is three bytes: red, green and blue.
 */
export type IndexedPicture = {
  width: number;
  height: number;
  rows: CompressedRows[];
  colors: Buffer;
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The bytes in a row of an indexed picture: one that says how it is filtered, one for each pixel. */
export function rowLength(width: number) {
  return width + 1;
}

/** An indexed picture of up to 256 colors as PNG. */
export function indexedPng({ width, height, rows, colors }: IndexedPicture): Buffer {
  const length = rows.reduce((sum, part) => sum + part.length, 0);
  if (length !== rowLength(width) * height) throw new Error("The rows have another size.");
  if (colors.length > 3 * 256) throw new Error(`${colors.length / 3} colors are too many.`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each pixel, which is the number of a color.
  header.writeUInt8(8, 8);
  header.writeUInt8(3, 9);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", colors),
    chunk("IDAT", joinedRows(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), whole.length - 4);
  return whole;
}
