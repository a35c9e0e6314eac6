import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { layerPath } from "#app/content/languages/layer-path.ts";
import type { Kind } from "#app/content/kinds.ts";
import { parseBody, type Body } from "#app/content/reading/parse-body.server.ts";
import type { Fault } from "#app/content/range.ts";
import { setting } from "#app/content/setting.ts";
import { UserError } from "#app/content/user-error.ts";
import { parseYaml, type ParsedYaml } from "#app/content/reading/parse-yaml.ts";

/** A file below the content folder, not read yet. */
export type FoundFile = {
  /** Its path inside the content folder, with forward slashes. */
  path: string;
  /** Its path on disk. */
  diskPath: string;
  /** True for a symbolic link, which is not followed. */
  isLink?: boolean;
  size: number;
  /** When it was last modified, in milliseconds. */
  time?: number;
  read: () => Buffer;
};

/** A parsed file with words; all offsets count from the start of its text. */
export type ContentFile = ParsedYaml & {
  path: string;
  /** The path of the file that it translates, or its own path in the first language. */
  originalPath: string;
  /** The language of its words. */
  language: string;
  /** True for a translation. */
  isLayer: boolean;
  /** The text with LF line ends and composed letters, without a byte order mark. */
  text: string;
  kind: Kind;
  /** The body below the fields; missing in YAML files and if it could not be parsed. */
  body?: Body;
  /** Why the body could not be parsed. */
  bodyFault?: Fault;
};

/** The content folder: the files with words, and all other files. */
export type FoundContent = { files: ContentFile[]; others: FoundFile[] };

/** The content folder of this process. */
export function contentFolder() {
  return path.resolve(setting("CONTENT_DIR") ?? "content");
}

/** Every file below a folder except the handbook's, sorted by path; symbolic links are not followed. */
export function findFiles(folder: string, inside = ""): FoundFile[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`The folder ${folder} does not exist. Restore it, or correct CONTENT_DIR.`);
  const entries = readdirSync(path.join(folder, inside), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const inFolder = inside + entry.name;
    if (inFolder === "handbook") return [];
    // A folder named like a file would hide that the file is missing.
    if (entry.isDirectory() && !layerPath(inFolder).kind) return findFiles(folder, `${inFolder}/`);
    const diskPath = path.join(folder, inFolder);
    const found = { path: inFolder, diskPath };
    if (!entry.isFile()) return [{ ...found, isLink: true, size: 0, read: () => Buffer.of() }];
    const { size, mtimeMs: time } = statSync(diskPath);
    return [{ ...found, size, time, read: () => readFileSync(diskPath) }];
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Parses every file with words; unchanged files in `parsed` are reused. */
export function readContent(sources: FoundFile[], parsed: ContentFile[] = []): FoundContent {
  const before = new Map(parsed.map((file) => [file.path, file]));
  const site = parseSite(sources, before.get("site.yaml"));
  const first = site?.language ?? "en";
  const files: ContentFile[] = [];
  const others: FoundFile[] = [];
  for (const source of sources) {
    const { kind, language, originalPath } = layerPath(source.path);
    const origin = { originalPath, language: language ?? first, isLayer: language !== undefined };
    if (source.path === site?.path) files.push(site);
    else if (kind && !source.isLink)
      files.push(parseFile(source, { ...origin, kind }, before.get(source.path)));
    else others.push(source);
  }
  return { files, others };
}

// Parsed first, because it names the language of the other files.
function parseSite(sources: FoundFile[], before?: ContentFile): ContentFile | undefined {
  const source = sources.find(({ path, isLink }) => path === "site.yaml" && !isLink);
  const { kind } = layerPath("site.yaml");
  if (!source || !kind) return undefined;
  const { path: originalPath } = source;
  const origin = { originalPath, language: before?.language ?? "en", isLayer: false, kind };
  const site = parseFile(source, origin, before);
  const { languages } = (site.data ?? {}) as { languages?: { code?: unknown }[] };
  const code = languages?.[0]?.code;
  const language = (typeof code === "string" && /^[a-z]{2,3}/.exec(code)?.[0]) || "en";
  return language === site.language ? site : { ...site, language };
}

// A file that was saved in UTF-16, in which each second byte of most letters is empty.
const twoBytes = /^\uFFFD{2}|^.?\0.\0/;
// gray-matter takes seconds for 100 kB of empty lines.
const manyEmptyLines = /\n\s{2000}/;

type FileOrigin = Pick<ContentFile, "originalPath" | "language" | "isLayer" | "kind">;

function parseFile(
  { path: inFolder, read }: FoundFile,
  origin: FileOrigin,
  before?: ContentFile,
): ContentFile {
  const text = plainText(read().toString("utf8"));
  if (text === before?.text && origin.language === before.language) return before;
  const { kind } = origin;
  const shared = { ...origin, path: inFolder, text };
  if (twoBytes.test(text)) return unreadable(shared, "TWO_BYTES", "This file is saved as UTF-16.");
  const joined = text.search(/^(?:<{7} |\|{7} |={7}$|>{7} )/m);
  if (joined >= 0) return unreadable(shared, "JOINED", "Two versions were joined.", joined);
  if (kind.form !== "folder") return { ...shared, ...parseYaml(text) };
  const blank = text.search(manyEmptyLines);
  if (blank >= 0) return unreadable(shared, "TOO_LARGE", "Delete these empty lines.", blank);
  const split = splitFields(text);
  if (!split) return unreadable(shared, "NO_FENCE", "A line of --- is missing.");
  const { fields, start } = split;
  const body = parseBody(text, start);
  if ("tree" in body) return { ...shared, ...fields, body };
  return { ...shared, ...fields, bodyFault: body };
}

// The fields of a file and the offset of its body; undefined if a line of --- is missing.
function splitFields(text: string) {
  const fence = "---";
  // A name after the first fence would select another engine.
  if (!matter.test(text) || matter.language(text).name !== "") return undefined;
  const yaml = (block: string) => parseYaml(text, fence.length, fence.length + block.length);
  // An options object turns off gray-matter's cache; these engines replace the ones that run code.
  const engines = { yaml, javascript: refuse, js: refuse, coffee: refuse, json: refuse };
  const { data, content, matter: block } = matter(text, { engines });
  // gray-matter accepts any line that begins with the fence, or the end of the file, as the end of the fields.
  const [, lastLine] = text.slice(fence.length + block.length).split("\n", 2);
  if (lastLine?.trimEnd() !== fence) return undefined;
  // gray-matter passes empty fields, or comments alone, to no engine.
  const fields = "faults" in data ? data : { ...yaml(block), data: {} };
  return { fields: fields as ParsedYaml, start: text.length - content.length };
}

function refuse(): never {
  throw new TypeError("Front matter is YAML here and nothing else.");
}

function unreadable(
  shared: FileOrigin & Pick<ContentFile, "path" | "text">,
  code: string,
  message: string,
  start = 0,
): ContentFile {
  const faults = [{ start, end: start, code, message }];
  return { ...shared, ...parseYaml(""), data: undefined, faults };
}

// macOS writes an accent as a separate character, which would make a different name.
function plainText(text: string) {
  return text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .normalize();
}
