import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { contentsFor, openContents } from "#app/content/open-contents.server.ts";
import type { Audience } from "#app/content/public-days.ts";
import {
  findFiles,
  readContent,
  type FoundContent,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import type { Contents } from "#app/content/contents.ts";

/** Files by their paths inside a content folder; null deletes a file. */
export type Files = Readonly<Record<string, string | null>>;

/** A complete content folder that no writer changes, so that edits of the content fail no test of code. */
export const frozenContent = path.resolve("tests/fixtures/content");
/** A complete content folder with as few words as the model allows: the small site. */
export const smallFolder = "tests/fixtures/small";
/** A complete content folder in French, without the optional parts. */
export const frenchFolder = "tests/fixtures/french";
/** The text of every file of the small site. */
export const baseContent = await textsIn(smallFolder);

/** The donate page of the small site with an M-Pesa till and no giving page. */
export const tillOnly = (baseContent["pages/donate.yaml"] ?? "")
  .replace(/^provider:\n(?: .*\n)+/m, 'provider: { till: { number: "512345", name: SULU } }\n')
  .replace(/^ {2}(?:open|privacy|frame\w+|saving|sample|show): .*\n/gm, "");

/** The text of each content file in a folder, by its path inside it. */
export async function textsIn(folder: string): Promise<Record<string, string>> {
  const paths = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(?:yaml|mdx)$/.test(file),
  );
  const read = paths.map(async (file) => [file, await readFile(path.join(folder, file), "utf8")]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
}

/** French as a third language of the frozen content, with a line in site.yaml, mostly in the words of the French site. */
export async function frenchLayer(): Promise<Record<string, string>> {
  const shared = /^(?:forms|interface|navigation|pages\/(?:contact|not-found))\.yaml$/;
  const words = Object.entries(await textsIn(frenchFolder)).filter(([file]) => shared.test(file));
  // The words of the console are the same in every language.
  const layer = words.map(([file, text]) => [`fr/${file}`, text.replace(/^log: .*\n/m, "")]);
  const { "site.yaml": site = "" } = await textsIn(frozenContent);
  const figures = ["communities-home", "success-rate", "communities-engaged"];
  return {
    ...(Object.fromEntries(layer) as Record<string, string>),
    "site.yaml": site.replace(/(name: Kiswahili\n)/, "$1  - code: fr\n    name: Français\n"),
    "fr/pages/home.yaml": "title: Accueil\nheading: Accueil\n",
    "fr/pages/help.yaml": "title: Numéros utiles\nheading: Numéros utiles\n",
    "fr/stats.yaml": figures.map((id) => `- { id: ${id}, label: ici }\n`).join(""),
    "fr/helplines.yaml": "- { id: child, name: Ligne d’aide aux enfants }\n",
  };
}

/** A file of the small site with one passage replaced. */
export function changedFile(file: string, from: string, to: string): Files {
  const text = baseContent[file] ?? "";
  if (!text.includes(from)) throw new RangeError(`${file} does not say ${from}`);
  return { [file]: text.replace(from, () => to) };
}

const usualFields = {
  title: "A post",
  excerpt: "A few words",
  author: "The team",
  date: "2025-01-10",
  category: "Education",
  readTime: "3",
};

/** A post with this body, which begins on line 9, and one line later for each added field. */
export function postFile(body: string, fields: Record<string, string> = {}) {
  const lines = Object.entries({ ...usualFields, ...fields });
  return `---\n${lines.map(([name, value]) => `${name}: ${value}\n`).join("")}---\n${body}`;
}

/** Writes a folder "content" with the small site and these files, and returns its path. */
export async function contentFolder(files: Files = {}): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const content = path.join(place, "content");
  await cp(smallFolder, content, { recursive: true });
  await layOver(content, files);
  return content;
}

/** Writes these files into a folder, over those that are there. */
export async function layOver(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | null>>,
) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await (text === null ? rm(file) : writeFile(file, text));
  }
}

const parsed = new Map<string, FoundContent>();
let last: FoundContent["files"] = [];

/** The frozen content, or that of another folder, with these files laid over it in memory. */
export async function contentWith(files: Files, folder = frozenContent) {
  const others = findFiles(folder).filter(({ path: place }) => !(place in files));
  const added = Object.entries(files).flatMap(([place, text]) => {
    const [, base64] = /^data:;base64,(.*)$/.exec(text ?? "") ?? [];
    const bytes = base64 ? Buffer.from(base64, "base64") : Buffer.from(text ?? "", "utf8");
    const file = { path: place, diskPath: place, size: bytes.length, read: () => bytes };
    return text === null ? [] : [file];
  });
  const sources = [...others, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
  // The folder itself is parsed only once, and what was laid over it last is often laid over it again.
  const before = parsed.get(folder) ?? readContent(findFiles(folder));
  parsed.set(folder, before);
  const content = readContent(sources, [...last, ...before.files]);
  last = content.files.filter(({ path: place }) => place in files);
  return content;
}

/** The contents of the small site with these files. */
export async function contentsOf(files: Files = {}, audience: Partial<Audience> = {}) {
  const content = await contentWith(files, smallFolder);
  return contentsFor(content, { day: today(), drafts: false, ...audience });
}

let opened: ReturnType<typeof openContents> | undefined;

/** The contents of the frozen content, read once. */
export const frozenContents = () => (opened ??= openContents());

/** The small site with posts 1 to `count`, each a day newer than the last. */
export async function contentsWithPosts(
  count: number,
  categoryOf: (number: number) => string = () => "Education",
): Promise<Contents> {
  const posts = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2020, 0, index + 1)).toISOString().slice(0, 10);
    const fields = { title: `Post ${index + 1}`, date, category: categoryOf(index + 1) };
    return [`blog/${index + 1}.mdx`, postFile("Words.", fields)];
  });
  const before = Object.keys(baseContent).filter((file) => file.startsWith("blog/"));
  const none = before.map((file) => [file, null]);
  return contentsOf(Object.fromEntries([...none, ...posts]));
}
