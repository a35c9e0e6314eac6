import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { openDraft } from "#scripts/build/output-draft.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const from = path.join(room, "from.txt");
const place = (name: string) => path.join(room, name);

describe("a draft of the output", () => {
  it("is seen by nobody before it is published", () => {
    const output = place("unseen");
    const draft = openDraft(output);
    draft.write("index.html", "home");
    expect(existsSync(output)).toBe(false);
    draft.publish();
    expect(readFileSync(path.join(output, "index.html"), "utf8")).toBe("home");
    draft.discard();
  });

  it("takes each file once, so that nothing takes the place of a page in silence", () => {
    writeFileSync(from, "copied");
    const draft = openDraft(place("once"));
    draft.write("index.html", "home");
    draft.copy("a.txt", from, "a");
    expect(() => draft.write("index.html", "elsewhere")).toThrow(/index\.html/);
    expect(() => draft.copy("index.html", from, "a")).toThrow(/index\.html/);
    expect(() => draft.write("a.txt", "copied")).toThrow(/a\.txt/);
    draft.discard();
  });

  it("leaves a file as the last build left it, and only then", () => {
    const output = place("left");
    const first = openDraft(output);
    first.write("index.html", "home");
    const files = first.publish();
    const second = openDraft(output, files);
    expect(second.leave("index.html")).toBe(true);
    expect(second.leave("about.html")).toBe(false);
    expect(() => second.write("index.html", "elsewhere")).toThrow(/index\.html/);
    writeFileSync(path.join(output, "index.html"), "somebody else's");
    expect(openDraft(output, files).leave("index.html")).toBe(false);
  });

  it("removes what it does not have, and turns files into folders and folders into files", () => {
    const output = place("turned");
    const first = openDraft(output);
    for (const file of ["a", "b/inside", "blog/1.html", "index.html"]) first.write(file, "old");
    first.publish();
    const second = openDraft(output);
    for (const file of ["a/inside", "b", "index.html"]) second.write(file, "new");
    second.publish();
    for (const file of ["a/inside", "b", "index.html"]) {
      expect(readFileSync(path.join(output, file), "utf8")).toBe("new");
    }
    expect(existsSync(path.join(output, "blog"))).toBe(false);
  });
});
