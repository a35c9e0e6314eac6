import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { defaultFiles } from "#app/content/languages/defaults.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { oldLayerPath, withOldLayers, writtenFiles } from "#app/content/languages/old-swahili.ts";
import type { Kind } from "#app/content/kinds.ts";
import { parseBody, type Body } from "#app/content/reading/parse-body.server.ts";
import type { Fault } from "#app/content/range.ts";
import { UserError } from "#app/content/user-error.ts";
import { parseYaml, type ParsedYaml } from "#app/content/reading/parse-yaml.ts";

/** A file below the content folder, unopened. */
export type FoundFile = {
  /** Its path inside the content folder, in forward slashes. */
  path: string;
  /** Its place on disk. */
  file: string;
  /** True for a link to another place, which is not followed. */
  isLink?: boolean;
  size: number;
  /** When it was last changed, in milliseconds. */
  time?: number;
  read: () => Buffer;
};

/** A file with words, parsed. All offsets count from the beginning of its text. */
export type ContentFile = ParsedYaml & {
  path: string;
  /** The path of the file that it translates; its own in the first language. */
  original: string;
  /** The language of its words. */
  language: string;
  /** True for a translation. */
  isLayer: boolean;
  /** With plain line ends and composed letters, and without a byte order mark. */
  text: string;
  kind: Kind;
  /** What stands below the fields; absent in YAML, and where it could not be parsed. */
  body?: Body;
  /** Why the body could not be parsed. */
  bodyFault?: Fault;
};

/** What a content folder holds: the files with words, and all others that were found. */
export type FoundContent = { files: ContentFile[]; others: FoundFile[] };

/** The content folder of this process. */
export function contentFolder() {
  return path.resolve(process.env.CONTENT_DIR ?? "content");
}

/** Every file below a folder but those of the handbook, sorted by path; links are not followed. */
export function findFiles(folder: string, inside = ""): FoundFile[] {
  if (!existsSync(folder))
    throw new UserError(`There is no folder ${folder}. Bring it back, or correct CONTENT_DIR.`);
  const entries = readdirSync(path.join(folder, inside), { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    const place = inside + entry.name;
    if (place === "handbook") return [];
    // A folder with the name of a file would hide that the file is missing.
    if (entry.isDirectory() && !layerPath(place).kind) return findFiles(folder, `${place}/`);
    const file = path.join(folder, place);
    if (!entry.isFile())
      return [{ path: place, file, isLink: true, size: 0, read: () => Buffer.of() }];
    const { size, mtimeMs: time } = statSync(file);
    return [{ path: place, file, size, time, read: () => readFileSync(file) }];
  });
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Parses every file that holds words, but those whose text is as it was when they were parsed before. */
export function readContent(found: FoundFile[], parsed: ContentFile[] = []): FoundContent {
  const before = new Map(writtenFiles(parsed).map((file) => [file.path, file]));
  const first = firstLanguage(found);
  const files: ContentFile[] = [];
  const others: FoundFile[] = [];
  for (const one of found) {
    const { kind, folder, original } = oldLayerPath(one.path) ?? layerPath(one.path);
    const place = { original, language: folder ?? first, isLayer: folder !== undefined };
    if (kind && !one.isLink) files.push(parseFile(one, { ...place, kind }, before.get(one.path)));
    else others.push(one);
  }
  for (const kind of defaultFiles(first)) {
    const { path } = kind;
    const place = { original: path, language: first, isLayer: false, kind };
    if (!found.some((one) => one.path === path)) files.push(parseFile({ ...empty, path }, place));
  }
  return { files: withOldLayers(files), others };
}

// The defaults of every other file are those of its language.
function firstLanguage(found: FoundFile[]) {
  const site = found.find(({ path, isLink }) => path === "site.yaml" && !isLink);
  const { data } = parseYaml(site ? plainText(site.read().toString("utf8")) : "");
  const { language } = (data ?? {}) as { language?: unknown };
  return /^[a-z]{2,3}/.exec(typeof language === "string" ? language : "en")?.[0] ?? "en";
}

// gray-matter takes seconds for 100 kB of empty lines.
const manyEmptyLines = /\n\s{2000}/;

const empty = { file: "", size: 0, read: () => Buffer.of() };

type FilePlace = Pick<ContentFile, "original" | "language" | "isLayer" | "kind">;

function parseFile(
  { path: place, read }: FoundFile,
  of: FilePlace,
  before?: ContentFile,
): ContentFile {
  const text = plainText(read().toString("utf8"));
  if (text === before?.text && of.language === before.language) return before;
  const { kind } = of;
  const shared = { ...of, path: place, text };
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

// The fields of a file and the offset of its body; undefined where a line of --- is missing.
function splitFields(text: string) {
  const fence = "---";
  // A name after the first fence would choose another language for the fields.
  if (!matter.test(text) || matter.language(text).name !== "") return undefined;
  const yaml = (block: string) => parseYaml(text, fence.length, fence.length + block.length);
  // An options object switches off gray-matter's cache; these engines replace those that run code.
  const engines = { yaml, javascript: refuse, js: refuse, coffee: refuse, json: refuse };
  const { data, content, matter: block } = matter(text, { engines });
  // Any line that begins with the fence ends the fields for gray-matter, and so does the end of the file.
  const [, lastLine] = text.slice(fence.length + block.length).split("\n", 2);
  if (lastLine?.trimEnd() !== fence) return undefined;
  // Fields that are empty or comments alone reach no engine.
  const fields = "faults" in data ? data : { ...yaml(block), data: {} };
  return { fields: fields as ParsedYaml, start: text.length - content.length };
}

function refuse(): never {
  throw new TypeError("Front matter is YAML here and nothing else.");
}

function unreadable(
  shared: FilePlace & Pick<ContentFile, "path" | "text">,
  code: string,
  message: string,
  start = 0,
): ContentFile {
  const faults = [{ start, end: start, code, message }];
  return { ...shared, ...parseYaml(""), data: undefined, faults };
}

// A Mac writes an accent as a sign of its own, with which a name would be another one.
function plainText(text: string) {
  return text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .normalize();
}
