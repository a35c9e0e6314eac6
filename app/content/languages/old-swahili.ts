// Until 2026-11, Swahili was written below `swahili:` beside the first language, and pages of prose
// were in sw/ without their folder. Until 2027-11 this file reads both as translations in sw/; npm
// run generate -- --migrate moves them.
import { kindAt } from "#app/content/kinds.ts";
import type { LayerPath } from "#app/content/languages/layer-path.ts";
import { parseBody } from "#app/content/reading/parse-body.server.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Path } from "#app/content/range.ts";
import { hasFields } from "#app/content/walk-fields.ts";

type Fields = Record<string, unknown>;

/** The path of a value in a translation, and its path in the old file. */
export type Move = { to: Path; from: Path };

/** A part of an old file in today's form: its data, and where each value is in the old file. */
export type MovedPart = { original: string; isLayer: boolean; data: unknown; moves: Move[] };

const folder = "sw";
const field = "swahili";

// Fields that had a translated twin under another name.
const words: Record<string, [was: string, is: string][]> = {
  categories: [[field, "name"]],
  helplines: [
    [field, "name"],
    ["openSwahili", "open"],
    ["costSwahili", "cost"],
  ],
};

/** The place that an old path of a Swahili page of prose has today. */
export function oldLayerPath(path: string): LayerPath | undefined {
  const original = /^sw\/([^/]+\.mdx)$/.exec(path)?.[1];
  if (!original) return undefined;
  return { folder, original: `pages/${original}`, kind: kindAt(`pages/${original}`) };
}

/** True for a file with words that have moved. */
export function isOld({ path, original, data, kind, isLayer }: ContentFile): boolean {
  if (isLayer) return path !== `${folder}/${original}` && path.startsWith(`${folder}/`);
  const names = words[kind.name]?.map(([was]) => was) ?? [field];
  if (Array.isArray(data))
    return kind.form === "list" && data.some((item) => names.some((name) => isIn(item, name)));
  return (
    isIn(data, field) ||
    (kind.name === "help" && isIn(data, "english")) ||
    (kind.name === "interface" && typeof fieldsOf(data).languages === "object")
  );
}

const origins = new WeakMap<ContentFile, ContentFile>();

/** The files on disk, each once. */
export function writtenFiles(files: ContentFile[]): ContentFile[] {
  return [...new Set(files.map((file) => origins.get(file) ?? file))];
}

const partsByFile = new WeakMap<ContentFile, ContentFile[]>();

/** The files with every old part read as a translation, and with the languages of the site. */
export function withOldLayers(files: ContentFile[]): ContentFile[] {
  if (!files.some(isOld)) return files;
  const read = files.flatMap((file) => {
    const parts = partsByFile.get(file) ?? (isOld(file) ? readMoved(file) : [file]);
    partsByFile.set(file, parts);
    for (const part of parts) if (part !== file) origins.set(part, file);
    return parts;
  });
  const names = files.find(({ kind }) => kind.name === "interface")?.data;
  const hasSwahili = read.some(({ isLayer, language }) => isLayer && language === folder);
  return read.map((file) => {
    const site = fieldsOf(file.data);
    const isSite = file.kind.name === "site" && !file.isLayer && file.data !== undefined;
    if (!isSite || site.languages || !hasSwahili) return file;
    const code = String(site.language ?? file.language);
    return { ...file, data: { ...site, languages: oldLanguages(code, names) } };
  });
}

/** The languages of a site that wrote its Swahili below `swahili:`. */
export function oldLanguages(code: string, ofInterface: unknown) {
  const { english = "English", swahili = "Kiswahili" } = fieldsOf(fieldsOf(ofInterface).languages);
  return [
    { code, name: english },
    { code: folder, name: swahili },
  ];
}

function readMoved(file: ContentFile): ContentFile[] {
  if (file.isLayer) return [file];
  return movedParts(file).flatMap(({ original, isLayer, data, moves }) => {
    const back = (path: Path) => backTo(moves, path);
    const kind = kindAt(original) ?? file.kind;
    const { paragraphs, ...fields } = fieldsOf(data);
    const isProse = isLayer && kind.form === "folder";
    const text = Array.isArray(paragraphs) ? paragraphs.join("\n\n") : "";
    const body = isProse ? parseBody(text, 0) : undefined;
    const part: ContentFile = {
      ...file,
      original,
      kind,
      isLayer,
      language: isLayer ? folder : file.language,
      data: isProse ? fields : data,
      rangeOf: (path) => file.rangeOf(back(path)),
      rangeOfKey: (path, name) => {
        const [...inside] = back([...path, name]);
        const last = inside.pop();
        return file.rangeOfKey(inside, String(last ?? name));
      },
      offsetsAt: (path, value) => file.offsetsAt(back(path), value),
    };
    return [isLayer ? { ...part, body: body && "tree" in body ? body : undefined } : part];
  });
}

/** The parts of an old file: the first language, then each translation. */
export function movedParts(file: ContentFile): MovedPart[] {
  const { data, kind, original } = file;
  const part = (given: Partial<MovedPart>): MovedPart => ({
    original,
    isLayer: true,
    data: {},
    moves: [],
    ...given,
  });
  if (Array.isArray(data)) return listParts(file, data).map(part);
  const { [field]: block, ...fields } = fieldsOf(data);
  const swahili = fieldsOf(block);
  const whole = [{ to: [], from: [field] }];
  const base = part({ isLayer: false, data: fields });
  const layer = part({ data: swahili, moves: whole });
  const layers = block === undefined ? [] : [layer];
  if (kind.name === "help") {
    const { english, ...rest } = fields;
    base.data = { ...rest, ...fieldsOf(english) };
    base.moves = Object.keys(fieldsOf(english)).map((name) => move([name], ["english", name]));
    layer.data = { title: swahili.heading, ...swahili };
    layer.moves = [...whole, move(["title"], [field, "heading"])];
  }
  if (kind.name === "home") layer.data = { ...swahili, ...summariesWithPrograms(fields, swahili) };
  if (kind.name === "forms" && block !== undefined) {
    const { confirm, ...rest } = fields;
    base.data = rest;
    layer.data = confirm === undefined ? swahili : { ...swahili, confirm };
    layer.moves = [...whole, move(["confirm"], ["confirm"])];
  }
  if (kind.name !== "interface") return [base, ...layers];
  return interfaceParts(base, layer, block === undefined).map(part);
}

function move(to: Path, from: Path): Move {
  return { to, from };
}

function interfaceParts(base: MovedPart, layer: MovedPart, isEmpty: boolean) {
  const { languages: _, ...fields } = fieldsOf(base.data);
  const { motto, ...swahili } = fieldsOf(layer.data);
  const twins = (["helplines:heading", "quickExit:label"] as const).flatMap((names) => {
    const [part = "", label = ""] = names.split(":");
    const { [field]: twin, ...rest } = fieldsOf(fields[part]);
    if (fields[part] !== undefined) fields[part] = rest;
    return twin === undefined ? [] : [{ part, label, twin }];
  });
  const texts = Object.fromEntries(twins.map(({ part, label, twin }) => [part, { [label]: twin }]));
  const moves = [
    ...layer.moves,
    ...twins.map(({ part, label }) => move([part, label], [part, field])),
  ];
  const site = { original: "site.yaml", data: { motto }, moves: [move([], [field])] };
  return [
    { ...base, data: fields },
    ...(isEmpty && twins.length === 0 ? [] : [{ ...layer, data: { ...swahili, ...texts }, moves }]),
    ...(motto === undefined ? [] : [site]),
  ];
}

// In a list, each entry held its own translation.
function listParts({ kind: { name } }: ContentFile, items: unknown[]): Partial<MovedPart>[] {
  const twins = words[name];
  const moves: Move[] = [];
  const layer = items.flatMap((item, at) => {
    const fields = fieldsOf(item);
    const present = twins?.filter(([was]) => isIn(item, was)) ?? [];
    if (twins ? present.length === 0 : !isIn(item, field)) return [];
    const index = moves.filter(({ to }) => to.length === 1).length;
    moves.push(move([index], twins ? [at] : [at, field]));
    for (const [was, is] of present) moves.push(move([index, is], [at, was]));
    const translated = twins
      ? Object.fromEntries(present.map(([was, is]) => [is, fields[was]]))
      : fieldsOf(fields[field]);
    return [{ id: fields.id, ...translated }];
  });
  const gone = twins?.map(([was]) => was) ?? [field];
  const base = items.map((item) =>
    typeof item === "object" && item !== null
      ? Object.fromEntries(Object.entries(item).filter(([name]) => !gone.includes(name)))
      : item,
  );
  return [
    { isLayer: false, data: base },
    { data: layer, moves },
  ];
}

// The summaries were in the order of the first language.
function summariesWithPrograms(fields: Fields, swahili: Fields): Fields {
  const programs = fieldsOf(swahili.programs);
  const originals = fieldsOf(fields.programs).summaries;
  if (!Array.isArray(programs.summaries) || !Array.isArray(originals)) return {};
  const summaries = programs.summaries.map((summary, at) => {
    return { program: fieldsOf(originals[at]).program, ...fieldsOf(summary) };
  });
  return { programs: { ...programs, summaries } };
}

function backTo(moves: Move[], path: Path): Path {
  const fitting = moves.filter(({ to }) => to.every((step, at) => path[at] === step));
  const [nearest] = fitting.sort((a, b) => b.to.length - a.to.length);
  return nearest ? [...nearest.from, ...path.slice(nearest.to.length)] : path;
}

function fieldsOf(value: unknown): Fields {
  return hasFields(value) ? value : {};
}

function isIn(value: unknown, name: string) {
  return fieldsOf(value)[name] !== undefined;
}
