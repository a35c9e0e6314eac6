import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { compressRows } from "#scripts/build/pictures/share/compressed-rows.ts";
import { indexedPng, rowLength } from "#scripts/build/pictures/share/indexed-png.ts";

const colors = Buffer.from(
  Array.from({ length: 256 }, (_, index) => [index, 255 - index, (index * 7) % 256]).flat(),
);

function rowsOf(width: number, height: number, colorAt: (x: number, y: number) => number) {
  const rows = Buffer.alloc(rowLength(width) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * rowLength(width) + 1 + x] = colorAt(x, y);
  }
  return rows;
}

describe("indexedPng", () => {
  it.each([
    [1, 1],
    [16, 16],
    [61, 257],
  ])("says every pixel of a picture of %d by %d as it was given", async (width, height) => {
    const colorAt = (x: number, y: number) => (x * 31 + y * 17) % 256;
    const png = indexedPng({
      width,
      height,
      rows: [compressRows(rowsOf(width, height, colorAt))],
      colors,
    });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
    const wanted = Array.from({ length: width * height }, (_, place) => {
      const color = 3 * colorAt(place % width, Math.floor(place / width));
      return [...colors.subarray(color, color + 3)];
    });
    expect([...data]).toEqual(wanted.flat());
  });

  it.each([
    ["that know what stands before them", true],
    ["that do not", false],
  ])("joins rows %s", async (_, isKnown) => {
    const [width, height] = [613, 180];
    const colorAt = (x: number, y: number) => (x ^ (y % 60)) % 256;
    const rows = rowsOf(width, height, colorAt);
    const starts = [0, 1, 60, 61, 120].map((y) => y * rowLength(width));
    const parts = starts.map((start, index) =>
      compressRows(
        rows.subarray(start, starts[index + 1]),
        isKnown ? rows.subarray(0, start) : undefined,
      ),
    );
    const joined = indexedPng({ width, height, rows: parts, colors });
    const whole = indexedPng({ width, height, rows: [compressRows(rows)], colors });
    const [one, other] = await Promise.all(
      [joined, whole].map((png) => sharp(png, { failOn: "warning" }).raw().toBuffer()),
    );
    expect(one?.equals(other as Buffer)).toBe(true);
    expect(checksumIn(joined)).toBe(checksumIn(whole));
  });

  it("is read by a decoder that accepts no damage", async () => {
    const png = indexedPng({
      width: 9,
      height: 5,
      rows: [compressRows(rowsOf(9, 5, (x) => x))],
      colors,
    });
    await expect(sharp(png, { failOn: "warning" }).stats()).resolves.toBeDefined();
    const damaged = Buffer.from(png);
    damaged.fill(255, damaged.indexOf("IDAT") + 6, damaged.indexOf("IDAT") + 9);
    await expect(sharp(damaged, { failOn: "warning" }).stats()).rejects.toThrow();
  });

  it("refuses rows of another size and more colors than a byte can name", () => {
    const rows = [compressRows(rowsOf(4, 4, () => 0))];
    expect(() => indexedPng({ width: 4, height: 3, rows, colors })).toThrow(/size/);
    const many = Buffer.alloc(3 * 257);
    expect(() => indexedPng({ width: 4, height: 4, rows, colors: many })).toThrow(/257 colors/);
  });
});

// What proves the rows ends what is compressed, before its own proof and the end of the picture.
function checksumIn(png: Buffer) {
  return png.readUInt32BE(png.indexOf("IEND") - 12);
}
