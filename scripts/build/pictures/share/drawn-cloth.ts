import {
  compressRows,
  type CompressedRows,
} from "#scripts/build/pictures/share/compressed-rows.ts";
import { rowLength } from "#scripts/build/pictures/share/indexed-png.ts";
import { shareSize } from "#scripts/build/pictures/share/share-size.ts";

const row = rowLength(shareSize.width);
// Few enough to end close to a label, and not so many that their ends cost bytes.
const bandRows = 30;
const bandLength = bandRows * row;

/**
 * A cloth as the rows of a picture without a label. Most pictures of a cloth have the same rows
 * above and below their label, so these are compressed once, in bands.
 */
export type DrawnCloth = {
  rows: Buffer;
  /** The first row that is not in the bands above a label, and those bands. */
  above: (labelTop: number) => { end: number; parts: CompressedRows[] };
  /** The first row of the bands below a label, and those bands. */
  below: (labelBottom: number) => { start: number; parts: CompressedRows[] };
};

/** A cloth of these rows, which may not change any more. */
export function drawnCloth(rows: Buffer): DrawnCloth {
  const known = new Map<string, CompressedRows>();
  const bandCount = shareSize.height / bandRows;
  const band = (number: number, isAfterCloth: boolean) => {
    const key = `${number} ${isAfterCloth}`;
    const start = number * bandLength;
    const made =
      known.get(key) ??
      compressRows(
        rows.subarray(start, start + bandLength),
        isAfterCloth ? rows.subarray(0, start) : undefined,
      );
    known.set(key, made);
    return made;
  };
  const bands = (first: number, end: number, isFirstAfterCloth: boolean) =>
    Array.from({ length: end - first }, (_, index) =>
      band(first + index, index > 0 || isFirstAfterCloth),
    );
  return {
    rows,
    above: (labelTop) => {
      const end = Math.floor(labelTop / bandRows);
      return { end: end * bandRows, parts: bands(0, end, true) };
    },
    below: (labelBottom) => {
      const first = Math.ceil(labelBottom / bandRows);
      return { start: first * bandRows, parts: bands(first, bandCount, false) };
    },
  };
}
