import { settingsRead } from "#app/content/bodies/blocks.ts";
import { nodesIn, startOf, type TreeNode } from "#app/content/bodies/tree.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { offsetsOf, type Path, type Range } from "#app/content/range.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import type { Place } from "#scripts/check/rule.ts";

/** What a text is to those who read it; a paragraph where it is nothing else. */
export type Role =
  | "title"
  | "heading"
  | "paragraph"
  | "cell"
  | "alt"
  | "caption"
  | "link"
  | "label"
  | "description"
  | "code";

/** A text that visitors read, from a field or a body. */
export type SiteText = {
  /** The words as they are read, without markup; a line break is "\n". */
  value: string;
  role: Role;
  entry: Entry;
  /** The path of its field inside the entry; empty in a body. */
  path: Path;
  /** The field as one word, such as hero.lead; empty in a body. */
  field: string;
  language: "en" | "sw";
  /** Parts of the value in quotation marks, in italics or bold, or written as code. */
  spans: (Range & { kind: "quoted" | "emphasised" | "code" })[];
  /** How many # begin a heading of a body. */
  depth?: number;
  /** Where a link leads, or the file of a picture. */
  target?: string;
  /** The place in the file of some characters of the value; of all of them where none are named. */
  at: (index?: number, length?: number) => Place;
};

const roles: Record<string, Role> = {
  title: "title",
  heading: "heading",
  alt: "alt",
  caption: "caption",
  label: "label",
  description: "description",
  excerpt: "description",
};
const bodyRoles: Record<string, Role> = {
  paragraph: "paragraph",
  heading: "heading",
  tableCell: "cell",
  link: "link",
  linkReference: "link",
};
const inQuotes = /[“„"«][^“”„"«»]+[”“"»]|‘[^‘\n]+?’(?!\p{L})/gu;
const ownId = /\s*\{[ \t]*#[^{}\n]*\}\s*$/;

/**
 * Every text of an entry, first those of its fields, then those of its body. The words of a link in
 * a body come twice: in their paragraph, and by themselves with the role link.
 */
export function textsOf(entry: Entry): SiteText[] {
  return [...fieldTexts(entry), ...bodyTexts(entry)];
}

function fieldTexts(entry: Entry): SiteText[] {
  const { file, schema, value, path: own } = entry;
  return [...walkFields(schema, value)].flatMap(({ notes, value: words, path }): SiteText[] => {
    if (!notes.copy || typeof words !== "string") return [];
    const name = String(path.at(-1));
    const parent = path.slice(0, -1).reduce<unknown>((one, key) => one?.[key as never], value);
    const { href, src } = (parent ?? {}) as { href?: unknown; src?: unknown };
    const target = name === "label" ? href : name === "alt" ? src : undefined;
    const role = name === "label" && typeof href === "string" ? "link" : roles[name];
    return [
      {
        value: words,
        role: role ?? "paragraph",
        entry,
        path,
        field: path.join("."),
        language: notes.language === "sw" ? "sw" : languageOf(entry),
        spans: quotedIn(words),
        ...(typeof target === "string" && { target }),
        at: placesIn(file.path, words, () => file.offsetsAt([...own, ...path], words)),
      },
    ];
  });
}

function bodyTexts(entry: Entry): SiteText[] {
  const { file } = entry;
  const { body, text } = file;
  if (!body) return [];
  const nodes = nodesIn(body.tree);
  const definitions = new Map(
    nodes.flatMap(({ type, identifier, url }) =>
      type === "definition" ? [[identifier, url] as const] : [],
    ),
  );
  const shared = { entry, path: [], field: "", language: languageOf(entry) };
  const plain = (role: Role, value: string, node: TreeNode, from: string): SiteText => {
    const { start, end } = rangeOf(node);
    const begin = Math.max(text.indexOf(from, start), start);
    const offsets = () => offsetsOf(value, text, { start: begin, end });
    const spans = quotedIn(value);
    return { ...shared, value, role, spans, at: placesIn(file.path, value, offsets) };
  };
  return nodes.flatMap((node): SiteText[] => {
    const target = node.url ?? definitions.get(node.identifier) ?? "";
    const role = bodyRoles[node.type];
    if (role) {
      const { value, spans } = wordsOf(node);
      const offsets = () => offsetsIn(node, text).slice(0, value.length);
      const at = placesIn(file.path, value, offsets, rangeOf(node));
      const more = { ...(role === "link" && { target }), ...(node.depth && { depth: node.depth }) };
      return [{ ...shared, value, role, spans, ...more, at }];
    }
    if (node.type === "code") return [plain("code", node.value ?? "", node, "\n")];
    if (node.type.startsWith("image")) {
      const alt = { ...plain("alt", node.alt ?? "", node, "["), target };
      return node.title ? [alt, plain("caption", node.title, node, node.title)] : [alt];
    }
    return settingsRead(node).map((value) => plain("heading", value, node, value));
  });
}

function languageOf({ kind, value }: Entry): SiteText["language"] {
  return kind === "swahiliPages" || valueOf({ value }, "lang") === "sw" ? "sw" : "en";
}

function quotedIn(value: string): SiteText["spans"] {
  return [...value.matchAll(inQuotes)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    kind: "quoted",
  }));
}

// The words of a node as they are read, and which of them stand out.
function wordsOf(node: TreeNode) {
  let value = "";
  const spans: SiteText["spans"] = [];
  const read = (one: TreeNode) => {
    const start = value.length;
    if (one.type === "break") value += "\n";
    else if (isRead(one)) value += one.value ?? "";
    for (const child of one.children ?? []) read(child);
    const kind = one.type === "inlineCode" ? "code" : "emphasised";
    if (/^(?:inlineCode|emphasis|strong)$/.test(one.type))
      spans.push({ start, end: value.length, kind });
  };
  read(node);
  if (node.type === "heading") value = value.replace(ownId, "");
  return { value, spans: [...spans, ...quotedIn(value)] };
}

function isRead({ type }: TreeNode) {
  return type === "text" || type === "inlineCode";
}

function offsetsIn(node: TreeNode, text: string): number[] {
  const range = rangeOf(node);
  if (node.type === "break") return [range.start];
  const own = isRead(node) ? offsetsOf(node.value ?? "", text, range).slice(0, -1) : [];
  return [...own, ...(node.children ?? []).flatMap((child) => offsetsIn(child, text))];
}

function rangeOf(node: TreeNode): Range {
  const start = startOf(node).offset;
  return { start, end: node.position?.end.offset ?? start };
}

// A place is only reckoned where something is found.
function placesIn(file: string, value: string, offsets: () => number[], whole?: Range) {
  let known: number[] | undefined;
  return (index = 0, length = value.length - index): Place => {
    known ??= offsets();
    const start = known[index] ?? whole?.start ?? known.at(-1) ?? 0;
    const last = known[index + length - 1] ?? start;
    return { file, start, end: length > 0 ? Math.max(last + 1, start) : start };
  };
}
