import sharp from "sharp";
import { describe, expect, it } from "vitest";
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
    const png = indexedPng({ width, height, rows: rowsOf(width, height, colorAt), colors });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
    const wanted = Array.from({ length: width * height }, (_, place) => {
      const color = 3 * colorAt(place % width, Math.floor(place / width));
      return [...colors.subarray(color, color + 3)];
    });
    expect([...data]).toEqual(wanted.flat());
  });

  it("is read by a decoder that accepts no damage", async () => {
    const png = indexedPng({ width: 9, height: 5, rows: rowsOf(9, 5, (x) => x), colors });
    await expect(sharp(png, { failOn: "warning" }).stats()).resolves.toBeDefined();
    const damaged = Buffer.from(png);
    damaged.fill(255, damaged.indexOf("IDAT") + 6, damaged.indexOf("IDAT") + 9);
    await expect(sharp(damaged, { failOn: "warning" }).stats()).rejects.toThrow();
  });

  it("refuses rows of another size and more colors than a byte can name", () => {
    const rows = rowsOf(4, 4, () => 0);
    expect(() => indexedPng({ width: 4, height: 3, rows, colors })).toThrow(/size/);
    const many = Buffer.alloc(3 * 257);
    expect(() => indexedPng({ width: 4, height: 4, rows, colors: many })).toThrow(/257 colors/);
  });
});
