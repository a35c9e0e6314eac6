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

  it("removes what it does not have, with the folders that are empty then", () => {
    const output = place("removed");
    const first = openDraft(output);
    first.write("index.html", "home");
    first.write("blog/1.html", "post");
    first.publish();
    const second = openDraft(output);
    second.write("index.html", "new home");
    second.publish();
    expect(readFileSync(path.join(output, "index.html"), "utf8")).toBe("new home");
    expect(existsSync(path.join(output, "blog"))).toBe(false);
  });

  it("puts a folder where a file was, and a file where a folder was", () => {
    const output = place("turned");
    const first = openDraft(output);
    first.write("a", "file");
    first.write("b/inside", "folder");
    first.publish();
    const second = openDraft(output);
    second.write("a/inside", "folder");
    second.write("b", "file");
    second.publish();
    expect(readFileSync(path.join(output, "a/inside"), "utf8")).toBe("folder");
    expect(readFileSync(path.join(output, "b"), "utf8")).toBe("file");
  });
});
