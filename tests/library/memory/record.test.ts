import { readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readSourceFiles } from "#app/library/reading/source-file.server.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { comparable, freshRun } from "#tests/support/fresh-program.ts";
import { postFile } from "#tests/support/post-file.ts";

const everyFile = Object.keys(baseContent).sort();
const everyPrinted = everyFile.map((file) => `content/${file}`);
let content = "";
let records = "";

beforeEach(async () => {
  content = await contentFolder();
  records = path.join(content, "../records");
  vi.stubEnv("BODY_CACHE", path.join(content, "../bodies"));
  vi.stubEnv("READING_CACHE", path.join(records, "one"));
  laterBy(10_000);
});

afterEach(() => {
  vi.doUnmock("#app/library/reading/read-entries.server.ts");
  vi.doUnmock("#app/library/words/alt-text.ts");
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// A file counts as settled some seconds after it was saved.
function laterBy(milliseconds: number) {
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now.call(Date) + milliseconds);
}

const write = (file: string, text: string) => writeFile(path.join(content, file), text);

async function withoutRecord() {
  const kept = process.env.READING_CACHE;
  vi.stubEnv("READING_CACHE", undefined);
  const { inspection } = await freshRun(content);
  vi.stubEnv("READING_CACHE", kept);
  return comparable(inspection);
}

async function onlyRecord() {
  const names = await readdir(records);
  expect(names).toHaveLength(1);
  return path.join(records, names[0] ?? "");
}

describe("the record of what was read", () => {
  it("spares the next program everything", async () => {
    const first = await freshRun(content);
    expect(first.read.toSorted()).toEqual(everyFile);
    const next = await freshRun(content);
    expect(next).toMatchObject({ read: [], lookedAt: [] });
    expect(comparable(next.inspection)).toEqual(await withoutRecord());
  });

  it("leaves one changed post to be read and looked at", async () => {
    await freshRun(content);
    await write("blog/2.mdx", postFile("A shcool.\n"));
    const { inspection, read, lookedAt } = await freshRun(content);
    expect(read).toEqual(["blog/2.mdx"]);
    expect(lookedAt).toEqual(["content/blog/2.mdx"]);
    expect(comparable(inspection)).toEqual(await withoutRecord());
    expect((await freshRun(content)).read).toEqual([]);
  });

  it.each(["words.yaml", "dictionary.yaml", "stats.yaml", "site.yaml", "team.yaml"])(
    "leaves all words to be looked at where %s changed, and that file alone to be read",
    async (file) => {
      await freshRun(content);
      await write(file, `${baseContent[file]}\n`);
      const { read, lookedAt } = await freshRun(content);
      expect(read).toEqual([file]);
      expect(lookedAt.toSorted()).toEqual(everyPrinted.filter((one) => hasWords(one)));
    },
  );

  it("keeps a file that was saved again with the same words", async () => {
    await freshRun(content);
    await write("blog/2.mdx", baseContent["blog/2.mdx"] ?? "");
    expect(await freshRun(content)).toMatchObject({ read: [], lookedAt: [] });
  });

  it("sees a change of the same length after which the time was put back", async () => {
    const place = path.join(content, "blog/2.mdx");
    const { atime, mtime } = await stat(place);
    await freshRun(content);
    await write("blog/2.mdx", (baseContent["blog/2.mdx"] ?? "").replace("girls}} g", "girlz}} g"));
    await utimes(place, atime, mtime);
    const { inspection } = await freshRun(content);
    expect(inspection.problems.map(({ file }) => file)).toEqual(["content/blog/2.mdx"]);
  });

  it("never holds a file with something to mend in it", async () => {
    await write("blog/2.mdx", postFile("Words.\n", { title: null }));
    await freshRun(content);
    const { inspection, read } = await freshRun(content);
    expect(read).toEqual(["blog/2.mdx"]);
    expect(comparable(inspection)).toEqual(await withoutRecord());
  });

  it("names the places of what is wrong between files that did not change", async () => {
    await write("redirects.yaml", "- { from: /old, to: /nowhere }\n");
    await write("blog/2.mdx", postFile("Words.\n\n[A page](/nowhere)\n"));
    await freshRun(content);
    const { inspection, read } = await freshRun(content);
    expect(read).toEqual([]);
    expect(inspection.problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "content/blog/2.mdx:11",
      "content/redirects.yaml:1",
    ]);
    expect(comparable(inspection)).toEqual(await withoutRecord());
  });

  it("says again what is wrong in a file by itself, though nobody reads that", async () => {
    const text = baseContent["interface.yaml"] ?? "";
    await write("interface.yaml", text.replace("{minutes} min", "{minuts} min"));
    const first = await freshRun(content);
    expect(first.inspection.problems.map(({ file }) => file)).toEqual(["content/interface.yaml"]);
    const { inspection, read } = await freshRun(content);
    expect(read).toEqual([]);
    expect(comparable(inspection)).toEqual(comparable(first.inspection));
  });

  it("holds every file where many are read at once", async () => {
    const names = Array.from({ length: 330 }, (_, index) => `blog/many-${index}.mdx`);
    await Promise.all(
      names.map((name, index) =>
        write(name, postFile(`Words of ${index}.\n`, { title: `Post ${index}` })),
      ),
    );
    const first = await freshRun(content);
    expect(first.read.toSorted()).toEqual([...everyFile, ...names].sort());
    const next = await freshRun(content);
    expect(next).toMatchObject({ read: [], lookedAt: [] });
    expect(comparable(next.inspection)).toEqual(comparable(first.inspection));
  });

  it("is not written again where nothing changed", async () => {
    await freshRun(content);
    const before = await stat(await onlyRecord());
    await freshRun(content);
    expect((await stat(await onlyRecord())).ino).toBe(before.ino);
  });

  it("is whole where two programs write at once, with no drafts beside it", async () => {
    const [one, other] = await Promise.all([freshRun(content), freshRun(content)]);
    expect(comparable(one.inspection)).toEqual(comparable(other.inspection));
    await onlyRecord();
    expect((await freshRun(content)).read).toEqual([]);
  });

  it("of another version is not read", async () => {
    await freshRun(content);
    vi.stubEnv("READING_CACHE", path.join(records, "other"));
    expect((await freshRun(content)).read.toSorted()).toEqual(everyFile);
    await onlyRecord();
  });

  it.each([
    [
      "a word was changed in it",
      (text: string) => text.replace("The first post", "The worst post"),
    ],
    ["a line was lost", (text: string) => text.slice(0, text.lastIndexOf("\n"))],
    ["it is half there", (text: string) => text.slice(0, text.length / 2)],
    ["it is empty", () => ""],
    ["it is something else", () => "[]\n"],
  ])("is not read where %s", async (_name, damage) => {
    await freshRun(content);
    const record = await onlyRecord();
    const whole = await readFile(record, "utf8");
    expect(damage(whole)).not.toBe(whole);
    await writeFile(record, damage(whole));
    const { inspection, read } = await freshRun(content);
    expect(read.toSorted()).toEqual(everyFile);
    expect(comparable(inspection)).toEqual(await withoutRecord());
  });

  it("is kept for the last twenty content folders", async () => {
    await freshRun(content);
    for (let index = 0; index < 24; index += 1) {
      await writeFile(path.join(records, `${index}.record`), "");
    }
    await write("blog/2.mdx", postFile("Words.\n"));
    await freshRun(content);
    expect(await readdir(records)).toHaveLength(20);
    expect((await freshRun(content)).read).toEqual([]);
  });

  it("is not there without a place for it", async () => {
    vi.stubEnv("READING_CACHE", undefined);
    await freshRun(content);
    expect((await freshRun(content)).read.toSorted()).toEqual(everyFile);
    await expect(readdir(records)).rejects.toThrow("ENOENT");
  });
});

describe("a body that was kept", () => {
  const bodies = () => process.env.BODY_CACHE ?? "";
  const prose = everyFile.filter((file) => file.endsWith(".mdx"));

  it("is compiled anew where it is gone", async () => {
    await freshRun(content);
    await rm(bodies(), { recursive: true });
    const { inspection, read } = await freshRun(content);
    expect(read.toSorted()).toEqual(prose);
    expect(comparable(inspection)).toEqual(await withoutRecord());
  });

  it("is compiled anew where it is damaged and its words are needed", async () => {
    await freshRun(content);
    for (const name of await readdir(bodies())) {
      if (name.endsWith(".json")) await writeFile(path.join(bodies(), name), "{}");
    }
    await write("words.yaml", "[]\n");
    const { inspection } = await freshRun(content);
    expect(comparable(inspection)).toEqual(await withoutRecord());
  });

  it("says whose it is where it is damaged when a page is drawn, and the next program mends it", async () => {
    await freshRun(content);
    const { inspection } = await freshRun(content);
    for (const name of await readdir(bodies())) {
      if (name.endsWith(".json")) await writeFile(path.join(bodies(), name), "{}");
    }
    const post = inspection.contents?.posts.find(({ id }) => id === "2");
    expect(() => post?.body.code).toThrow("content/blog/2.mdx");
    expect((await freshRun(content)).read).toContain("blog/2.mdx");
  });
});

describe("the stamp of a file", () => {
  it("is not there as long as another save could have the same", async () => {
    vi.restoreAllMocks();
    expect(readSourceFiles(content).filter(({ stamp }) => stamp)).toEqual([]);
    laterBy(10_000);
    expect(readSourceFiles(content).filter(({ stamp }) => !stamp)).toEqual([]);
  });
});

// The lists of addresses and of words that readers never see hold no words to look at.
function hasWords(file: string) {
  return !/(?:redirects|released-addresses|dictionary|words)\.yaml$/.test(file);
}
