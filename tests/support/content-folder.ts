import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { onTestFinished } from "vitest";

import { inspectFiles, type Looking } from "#app/library/inspect.server.ts";
import { ContentError, printProblem } from "#app/library/problems/problem.ts";
import { contentHash } from "#app/library/reading/content-hash.ts";
import type { ContentFile } from "#app/library/reading/content-file.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { plainText, sourcesAmong } from "#app/library/reading/source-file.server.ts";
import { baseContent } from "#tests/support/base-content.ts";

/** What stands in a file besides the small site; null takes a file away. */
export type Files = Record<string, string | null>;

/** Where the small site has its one drawing; its texts are written nowhere. */
export const smallFolders = { content: "tests/support/content", public: "public" };

// The drawing is shown, so that nobody has to be told of it.
const drawnContent: Record<string, string> = {
  ...baseContent,
  "gallery.yaml": `${baseContent["gallery.yaml"]}  image: { src: /files/classroom.svg, alt: A class in a drawing }\n`,
};
const unchanged = new Map<string, Promise<ContentFile>>();

/** Writes a folder "content" with a small site and these files, and returns its path. */
export async function contentFolder(files: Files = {}): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  await cp(smallFolders.content, path.join(place, "content"), { recursive: true });
  await write(path.join(place, "content"), { ...drawnContent, ...files });
  return path.join(place, "content");
}

/** What the library holds after reading the small site with these files. */
export async function contentsOf(files: Files = {}, options: Looking = { drafts: false }) {
  const { contents, problems } = await inspectionOf(files, options);
  if (!contents) throw new ContentError(problems);
  return contents;
}

/** What is found in the small site with these files, which are not written to disk. */
export async function inspectionOf(files: Files = {}, options: Looking = { drafts: false }) {
  const found = filesFound(files);
  return inspectFiles(await contentFiles(files), smallFolders, { ...options, found });
}

/** The files of the small site with these files, read but not checked across each other. */
export async function contentFiles(files: Files): Promise<ContentFile[]> {
  const texts = { ...drawnContent, ...files };
  const sources = sourcesAmong(filesFound(files));
  return Promise.all(sources.map(({ path: file }) => contentFile(file, texts[file] ?? "")));
}

/** The problems of the small site with these files, each as it is printed. */
export async function problemsOf(files: Files, day?: string): Promise<string[]> {
  const { problems } = await inspectionOf(files, { drafts: false, day });
  return problems.map(printProblem);
}

function filesFound(files: Files) {
  const drawing = { "files/classroom.svg": "" };
  return Object.entries({ ...drawnContent, ...drawing, ...files })
    .filter(([, text]) => text !== null)
    .map(([file]) => ({ path: file, isLink: false, state: "" }));
}

// Unchanged files are read once and keep the findings in their words, which takes most of the time.
function contentFile(file: string, text: string) {
  if (text !== drawnContent[file]) return readNow(file, text);
  const known = unchanged.get(file) ?? readNow(file, text);
  unchanged.set(file, known);
  return known;
}

async function readNow(file: string, written: string): Promise<ContentFile> {
  const source = { path: file, file: `content/${file}`, text: plainText(written) };
  return { source, hash: contentHash(file, source.text), contents: await readEntries(source) };
}

async function write(folder: string, files: Files) {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
