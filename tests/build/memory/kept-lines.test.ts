import { describe, expect, it } from "vitest";

import { keptLines, type KeptLines, type LineInBytes } from "#scripts/build/memory/kept-lines.ts";

describe("keptLines", () => {
  it("writes lines in the order of their names and tells how many bytes each takes", () => {
    const lines = keptLines<string>();
    lines.set("one", "Wambũi");
    lines.set("two", "b");
    expect(textOf(lines)).toBe('"Wambũi"\n"b"\n');
    expect(lines.written().lengths).toEqual([10, 4]);
  });

  it("takes lines over from bytes as they are, whatever stands between them", () => {
    const before = keptLines<number>(linesIn(Buffer.from("1\n22\n333\n"), [2, 3, 4]));
    const after = keptLines<number>();
    after.copy("0", before);
    after.copy("1", before);
    after.set("new", 5);
    after.copy("2", before);
    after.copy("gone", before);
    expect(textOf(after)).toBe("1\n22\n5\n333\n");
    expect(after.written().parts).toHaveLength(3);
    expect(after.names().map((name) => after.get(name))).toEqual([1, 22, 5, 333]);
    // Nothing is changed of what they came from.
    expect(textOf(before)).toBe("1\n22\n333\n");
  });

  it("puts a new value in the place of a line", () => {
    const lines = keptLines<number>(linesIn(Buffer.from("1\n2\n"), [2, 2]));
    lines.set("0", 7);
    expect(lines.line("0")).toBe("7");
    expect(textOf(lines)).toBe("7\n2\n");
  });
});

function textOf<Value>(lines: KeptLines<Value>) {
  return Buffer.concat(lines.written().parts).toString();
}

function linesIn(bytes: Buffer, lengths: number[]): [string, LineInBytes][] {
  let to = 0;
  return lengths.map((length, index) => {
    const from = to;
    to += length;
    return [String(index), { bytes, from, to }];
  });
}
