import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { replaceOutput, startOutput } from "#scripts/build/output.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const begun = (name: string, text: string) => {
  const output = path.join(room, name, "site");
  const next = startOutput(output);
  next.write("blog/1.html", text);
  return { output, next };
};
const pageIn = (output: string) => readFileSync(path.join(output, "blog/1.html"), "utf8");

describe("a build's output", () => {
  it("does not change until the next version is complete", () => {
    const { output, next } = begun("swap", "new");
    mkdirSync(path.join(output, "blog"), { recursive: true });
    writeFileSync(path.join(output, "blog/1.html"), "old");
    writeFileSync(path.join(output, "gone.html"), "old");
    expect(pageIn(output)).toBe("old");
    replaceOutput(output, next.folder);
    next.discard();
    expect(pageIn(output)).toBe("new");
    expect(existsSync(path.join(output, "gone.html"))).toBe(false);
    expect(readdirSync(path.dirname(output))).toEqual(["site"]);
  });

  it("does not change if a build crashes, and the next build cleans up", () => {
    const { output, next } = begun("broken", "first");
    replaceOutput(output, next.folder);
    startOutput(output).write("rest.html", "broken off");
    startOutput(output).discard();
    expect(pageIn(output)).toBe("first");
    expect(readdirSync(path.dirname(output))).toEqual(["site"]);
  });

  it("is complete and from the later build if two finish at once", () => {
    const { output, next } = begun("both", "first");
    // A running process, and one that has ended.
    const [other, killed] = [process.ppid, 2 ** 30].map((number) => `${output}.next-${number}`);
    for (const folder of [other, killed]) {
      mkdirSync(path.join(folder!, "blog"), { recursive: true });
      writeFileSync(path.join(folder!, "blog/1.html"), "second");
    }
    startOutput(output).discard();
    expect(readdirSync(path.dirname(output))).toEqual([path.basename(other!)]);
    expect(existsSync(next.folder)).toBe(false);
    const again = startOutput(output);
    again.write("blog/1.html", "first");
    replaceOutput(output, again.folder);
    replaceOutput(output, other!);
    expect(pageIn(output)).toBe("second");
    expect(readdirSync(path.dirname(output))).toEqual(["site"]);
  });

  it("throws if two parts of a build write the same file", () => {
    const { next } = begun("twice", "one");
    expect(() => next.write("blog/1.html", "two")).toThrow(/EEXIST/);
    next.discard();
  });
});
