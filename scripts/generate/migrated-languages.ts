import { createHash } from "node:crypto";
import { isMap, isNode, isScalar, parseDocument, stringify, type YAMLMap } from "yaml";
import { isOld, movedParts, oldLanguages } from "#app/content/languages/old-swahili.ts";
import { entriesOf } from "#app/content/entries.ts";
import { valueAt, type Path } from "#app/content/range.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

/** A file after the migration; one without a text is deleted. */
export type MovedText = { path: string; text?: string };

const folder = "sw";
const field = "swahili";

// The lists in which translations find items by id, by the kind of content; the ids are made of another field.
const keyed: Record<string, [list: Path, named: string][]> = {
  donate: [
    [["gifts", "list"], "amount"],
    [["otherWays", "ways"], "title"],
    [["giving", "bank", "details"], "name"],
    [["giving", "cheque", "details"], "name"],
  ],
};

/** Moves the texts below swahili: into files of their own, with their comments and formatting. */
export function migratedLanguages(files: ContentFile[]): MovedText[] {
  const old = files.filter((file) => isOld(file));
  const moved = old.flatMap((file) =>
    file.isLayer
      ? [
          { path: file.path },
          { path: `${folder}/${file.original}`, text: withoutOldMark(file, files) },
        ]
      : movedTexts(file),
  );
  const kept = files.filter((file) => file.isLayer && !isOld(file));
  const marked = kept.flatMap((file) => {
    const text = withoutOldMark(file, files);
    return old.length > 0 && text !== file.text ? [{ path: file.path, text }] : [];
  });
  const hasSwahili = moved.some(({ path, text }) => text && path.startsWith(`${folder}/`));
  return [...moved, ...marked, ...(hasSwahili ? siteText(files) : [])];
}

// Old marks were computed differently, so an up-to-date one is deleted and written again.
function withoutOldMark({ text, original, data }: ContentFile, files: ContentFile[]) {
  const mark = /^translates: *"?([0-9a-f]{8})"?.*\n/m.exec(text);
  const file = files.find(({ path }) => path === original);
  const [entry] = file ? entriesOf(file) : [];
  if (!mark || !file || !entry || data === undefined) return text;
  const words = JSON.stringify(entry.value) + (file.body ? file.text.slice(file.body.start) : "");
  const now = createHash("sha256").update(words).digest("hex").slice(0, 8);
  return mark[1] === now ? text.replace(mark[0], "") : text;
}

function siteText(files: ContentFile[]): MovedText[] {
  const site = files.find(({ kind, isLayer }) => kind.name === "site" && !isLayer);
  const names = files.find(({ kind }) => kind.name === "interface")?.data;
  if (!site || /^languages:/m.test(site.text)) return [];
  const code = /^language:\s*(\S+)/m.exec(site.text)?.[1] ?? site.language;
  const line = stringify({ languages: oldLanguages(code, names) });
  const hasLanguage = /^language:.*\n/m.test(site.text);
  const text = hasLanguage
    ? site.text.replace(/^language:.*\n/m, (match) => match + line)
    : `${site.text.trimEnd()}\nlanguage: ${code}\n${line}`;
  return [{ path: site.path, text }];
}

function movedTexts(file: ContentFile): MovedText[] {
  const { kind, path, data } = file;
  const parts = movedParts(file);
  const ids = idsIn(data, kind.name);
  const items = Array.isArray(data) ? data.map((_, at) => [at]) : [[]];
  const blocks = items.map((item) => cutOf(file, [...item, field]));
  const gone = [
    ...blocks,
    ...items.flatMap((item) =>
      ["openSwahili", "costSwahili"].map((name) => cutOf(file, [...item, name])),
    ),
    ...(kind.name === "interface"
      ? [["languages"], ["helplines", field], ["quickExit", field]].map((path) => cutOf(file, path))
      : []),
    ...(kind.name === "forms" && blocks[0] ? [cutOf(file, ["confirm"])] : []),
  ].filter((range) => range !== undefined);
  const cut = gone
    .sort((left, right) => right.start - left.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), file.text);
  const base = { path, text: withIds(kind.name === "help" ? flattened(cut) : cut, ids) };
  const layers = parts.slice(1).map(({ original, data: words }): MovedText => {
    const place = `${folder}/${original}`;
    if (Array.isArray(words)) return { path: place, text: listText(file, words, blocks) };
    const { paragraphs, ...fields } = words as Record<string, unknown>;
    const block = original === file.original ? blocks[0] : undefined;
    const text = block ? wholeText(block, fields) : stringify(fields, { lineWidth: 0 });
    if (kind.form !== "folder")
      return { path: place, text: withIds(withPrograms(text, fields), ids) };
    const body = Array.isArray(paragraphs) ? paragraphs.join("\n\n") : "";
    return { path: place, text: `---\n${withoutKey(text, "paragraphs")}---\n\n${body}\n` };
  });
  return [base, ...layers];
}

type Cut = { start: number; end: number; comment: string; words: string };

// The lines of a field with the comment above it, and its value without indentation.
function cutOf(file: ContentFile, path: Path): Cut | undefined {
  const parent = path.slice(0, -1);
  const name = String(path.at(-1));
  const value = valueAt(file.data, parent);
  if (value === undefined || value === null || !Object.hasOwn(value, name)) return undefined;
  const key = file.rangeOfKey(parent, name).start;
  const line = file.text.lastIndexOf("\n", key - 1) + 1;
  const comment = /(?:^|\n)((?:[ \t]*#.*\n)+)$/.exec(file.text.slice(0, line))?.[1] ?? "";
  const indent = key - line;
  const rest = file.text.slice(line).split("\n");
  const isInside = (line: string) => line.trim() === "" || line.search(/\S/) > indent;
  const length = rest.slice(1).findIndex((line) => !isInside(line));
  const block = rest.slice(0, length < 0 ? rest.length : length + 1);
  while (block.length > 1 && block.at(-1)?.trim() === "") block.pop();
  const end = Math.min(line + block.join("\n").length + 1, file.text.length);
  const inner = block.slice(1);
  const depth = Math.min(...inner.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const words = inner.map((line) => `${line.slice(depth)}\n`).join("");
  const above = parent.length === 0 ? comment : "";
  return { start: line - above.length, end, comment: above, words };
}

// The block as it was written, followed by the texts from other places.
function wholeText({ comment, words }: Cut, fields: Record<string, unknown>) {
  const written = (parseDocument(words).toJS() ?? {}) as Record<string, unknown>;
  const kept = Object.keys(written).filter((name) => fields[name] === undefined);
  const remaining = kept.reduce(withoutKey, words);
  const other = Object.entries(fields).filter(([name]) => written[name] === undefined);
  const first = other.filter(([name]) => name === "title");
  const last = other.filter(([name]) => name !== "title");
  const yaml = (entries: typeof other) =>
    entries.length > 0 ? stringify(Object.fromEntries(entries)) : "";
  return comment + yaml(first) + remaining + yaml(last);
}

function withoutKey(text: string, name: string) {
  const document = parseDocument(text);
  const pairs = (document.contents as YAMLMap | null)?.items ?? [];
  const at = pairs.findIndex(({ key }) => isScalar(key) && key.value === name);
  const [pair, next] = [pairs[at], pairs[at + 1]];
  if (!pair || !isNode(pair.key)) return text;
  const start = pair.key.range?.[0] ?? 0;
  const end = next && isNode(next.key) ? next.key.range?.[0] : text.length;
  return text.slice(0, start) + text.slice(end);
}

function listText(file: ContentFile, words: unknown[], blocks: (Cut | undefined)[]) {
  const written = blocks.filter((block) => block !== undefined && block.words !== "");
  return words
    .map((item, at) => {
      const { id, ...fields } = item as { id: unknown };
      const block = written[at]?.words ?? stringify(fields, { lineWidth: 0 });
      const lines = (stringify({ id }) + block).trimEnd().split("\n");
      return lines.map((line, index) => `${index === 0 ? "- " : line && "  "}${line}\n`).join("");
    })
    .join("");
}

// The texts below english: become the page itself.
function flattened(text: string) {
  return text.replace(/^english:\n((?: .*\n|\n)*)/m, (_, block: string) =>
    block.replace(/^ {2}/gm, ""),
  );
}

function withPrograms(text: string, fields: Record<string, unknown>) {
  const { summaries } = (fields.programs ?? {}) as { summaries?: { program?: string }[] };
  if (!Array.isArray(summaries)) return text;
  const names = summaries.map(({ program = "" }) => program);
  return withKeys(text, ["programs", "summaries"], "program", names);
}

type Ids = { list: Path; names: string[] }[];

function idsIn(data: unknown, kind: string): Ids {
  return (keyed[kind] ?? []).flatMap(([list, named]) => {
    const items = valueAt(data, list);
    if (!Array.isArray(items)) return [];
    const names = items.map((item: Record<string, unknown>) =>
      String(item[named])
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, ""),
    );
    return [{ list, names }];
  });
}

function withIds(text: string, ids: Ids) {
  return ids.reduce((text, { list, names }) => withKeys(text, list, "id", names), text);
}

// Adds a field at the beginning of each item of a list.
function withKeys(text: string, list: Path, name: string, values: string[]) {
  const document = parseDocument(text);
  const items = values.flatMap((value, at) => {
    const item = document.getIn([...list, at], true);
    return isMap(item) && item.range && !item.has(name) ? [{ item, value }] : [];
  });
  return items.reverse().reduce((before, { item, value }) => {
    const start = item.range?.[0] ?? 0;
    const column = start - before.lastIndexOf("\n", start - 1) - 1;
    const key = `${name}: ${value}`;
    return item.flow
      ? `${before.slice(0, start)}{${key}, ${before.slice(start + 1).trimStart()}`
      : `${before.slice(0, start)}${key}\n${" ".repeat(column)}${before.slice(start)}`;
  }, text);
}
