import { cp, mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

import { afterEach, expect, it, vi } from "vitest";

import { inspectContents, type Inspection } from "#app/library/inspect.server.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { oneOf, randomNumbers, type Draw } from "#tests/support/random.ts";

type Edit = (place: (file: string) => string, draw: Draw) => Promise<void>;

const words = "school girls shcool voiceless colour sixteen 1500 Naliakax mentors".split(" ");
const links = ["/about", "/nowhere", "/blog/1", "/blog/9", "/safety-plan"];
const posts = ["blog/1.mdx", "blog/2.mdx", "blog/9.mdx", "blog/new.mdx"];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const sentence = (draw: Draw) => `The ${oneOf(words, draw)} and ${oneOf(words, draw)} came.`;
const body = (draw: Draw) =>
  `${sentence(draw)} {{${oneOf(["girls", "girlz"], draw)}}}\n\n[A page](${oneOf(links, draw)})\n`;

const writePost = (draw: Draw, fields: Record<string, string | null> = {}) =>
  postFile(body(draw), { title: sentence(draw), ...fields });

async function changed(file: string, change: (text: string) => string) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) await writeFile(file, change(text));
}

/** Each kind of edit that a writer makes, some of them by mistake. */
const edits: Record<string, Edit> = {
  "changes a post": (place, draw) => writeFile(place(oneOf(posts, draw)), writePost(draw)),
  "makes a post a draft": (place, draw) =>
    writeFile(place(oneOf(posts, draw)), writePost(draw, { draft: "true" })),
  "breaks a post": (place, draw) =>
    writeFile(place(oneOf(posts, draw)), writePost(draw, { title: null })),
  "breaks the layout of a post": (place, draw) =>
    changed(place(oneOf(posts, draw)), (text) => text.replace("title:", "title")),
  "breaks a body": (place, draw) =>
    changed(place(oneOf(posts, draw)), (text) => `${text}\n<Unknown>\n`),
  "deletes a post": (place, draw) => rm(place(oneOf(posts, draw)), { force: true }),
  "renames a post": (place, draw) =>
    rename(place(oneOf(posts, draw)), place(oneOf(posts, draw))).catch(() => undefined),
  "mends every post": async (place) => {
    await rm(place("blog"), { recursive: true });
    await mkdir(place("blog"));
    for (const file of posts.slice(0, 2)) await writeFile(place(file), baseContent[file] ?? "");
  },
  "changes the avoided words": (place, draw) =>
    changed(place("words.yaml"), (text) =>
      text.replace(/words: .*/, `words: [${oneOf(words, draw)}, ${oneOf(words, draw)} came]`),
    ),
  "changes the dictionary": (place, draw) =>
    writeFile(
      place("dictionary.yaml"),
      `- sms\n- ${oneOf(words, draw).toLowerCase()}\n- "${draw(9)} x"\n`,
    ),
  "changes a figure": (place, draw) =>
    changed(place("stats.yaml"), (text) =>
      text.replace(/(id: girls\n +value:) .*/, `$1 "${oneOf(["1,500+", "16", "90"], draw)}"`),
    ),
  "doubles the id of a figure": (place) =>
    changed(place("stats.yaml"), (text) => text.replace("id: villages", "id: girls")),
  "mends the figures": (place) => writeFile(place("stats.yaml"), baseContent["stats.yaml"] ?? ""),
  "names somebody else": (place, draw) =>
    changed(place("team.yaml"), (text) =>
      text.replace(/name: .*/, `name: ${oneOf(words, draw)} S.`),
    ),
  "moves lines": (place, draw) =>
    changed(place(oneOf(["team.yaml", "words.yaml", "news.yaml"], draw)), (text) => `\n${text}`),
  "touches a file": async (place, draw) => {
    const now = new Date(1_700_000_000_000 + draw(1000) * 1000);
    await utimes(place(oneOf(["site.yaml", "news.yaml", "programs/school.mdx"], draw)), now, now);
  },
  "saves twice in a moment": async (place, draw) => {
    const file = place("programs/school.mdx");
    for (const word of [oneOf(words, draw), oneOf(words, draw)]) {
      await changed(file, (text) =>
        text.replace(/summary: .*/, `summary: ${word.padEnd(12, ".")}`),
      );
    }
  },
  "changes a file and puts its time back": async (place, draw) => {
    const file = place("programs/safety.mdx");
    await changed(file, (text) => text.replace(/It \w+/, `It ${oneOf(["helps", "halps"], draw)}`));
    await utimes(file, 1_700_000_000, 1_700_000_000);
  },
  "does nothing": () => Promise.resolve(),
};

// Every night with many more edits than for each change.
const seeds = process.env.TEST_MATRIX === "true" ? [1, 2, 3, 4, 5, 6] : [1];

it.each(seeds)(
  "finds with its cache what is found without it, after every one of many edits (%i)",
  async (seed) => {
    const content = await contentFolder();
    const room = path.dirname(content);
    const inspect = (folder: string, drafts: boolean) =>
      inspectContents({ content: folder, public: path.join(room, "public") }, { drafts });
    const place = (file: string) => path.join(content, file);
    const draw = randomNumbers(seed);
    const { now } = Date;
    const made: string[] = [];
    for (let step = 0; step < 16; step += 1) {
      const kind = oneOf(Object.keys(edits), draw);
      made.push(kind);
      await edits[kind]?.(place, draw);
      // Sometimes the files are old enough when they are read to have stamps.
      const later = draw(3) * 10_000;
      vi.spyOn(Date, "now").mockImplementation(() => now.call(Date) + later);
      const drafts = draw(4) === 0;
      // A folder that is new to this process can only be known from the cache on disk.
      const copy = path.join(room, String(step), "content");
      await cp(content, copy, { recursive: true });
      vi.stubEnv("CONTENT_CACHE", undefined);
      const anew = await inspect(copy, drafts);
      // It is new again once the folder above it is called otherwise.
      const again = path.join(room, `${step}-again`);
      await rename(path.dirname(copy), again);
      vi.stubEnv("CONTENT_CACHE", path.join(room, "cache"));
      const cached = await inspect(path.join(again, "content"), drafts);
      expect(comparable(cached), made.join(", ")).toEqual(comparable(anew));
      // This folder is read again after each edit, as in development.
      const goingOn = await inspect(content, drafts);
      expect(comparable(goingOn), made.join(", ")).toEqual(comparable(anew));
    }
  },
  120_000,
);

// An inspection as data, with the places of every entry.
function comparable({ entries, shown, contents, ...found }: Inspection) {
  const compared = entries.map(({ schema: _schema, places, path: inner, ...entry }) => ({
    ...entry,
    path: inner,
    places: [places.value(inner), places.value([]), places.at(0)],
  }));
  return {
    ...found,
    // The folder has another name each time.
    contents: contents && { ...contents, downloads: [...contents.downloads.keys()] },
    entries: compared,
    shown: shown.map(({ file, path: inner }) => `${file} ${inner.join()}`),
  };
}
