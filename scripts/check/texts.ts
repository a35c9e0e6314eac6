import { settingsRead } from "#app/content/bodies/blocks.ts";
import { nodesIn, startOf, type TreeNode } from "#app/content/bodies/tree.ts";
import { languageOf, type Entry, type Language } from "#app/content/entries.ts";
import { offsetsOf, valueAt, type FieldPath, type Range } from "#app/content/range.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import type { Place } from "#scripts/check/rule.ts";

/** A text that visitors read, from a field or a body. */
export type SiteText = {
  /** The text without markup; a line break is "\n". */
  value: string;
  /** The description of a picture, the words of a link, a block of code, or plain words. */
  role: "alt" | "link" | "code" | "words";
  entry: Entry;
  /** The path of its field inside the entry; empty in a body. */
  path: FieldPath;
  /** The field as one word, such as hero.lead; empty in a body. */
  field: string;
  language: Language;
  /** Parts of the value in quotation marks, italics, bold or code. */
  spans: (Range & { isCode?: boolean })[];
  /** The level of a heading in a body. */
  depth?: number;
  /** The target of a link, or the file of a picture. */
  target?: string;
  /** The place in the file of some characters of the value; by default of all. */
  at: (index?: number, length?: number) => Place;
};

const inQuotes = /[“„"«][^“”„"«»]+[”“"»]|‘[^‘\n]+?’(?!\p{L})/gu;
// Development and the review read unchanged entries again.
const known = new WeakMap<Entry, SiteText[]>();
const ownId = /\s*\{[ \t]*#[^{}\n]*\}\s*$/;

/**
 * Every text of an entry: its fields, then its body. The words of a link in a body come twice: in
 * their paragraph, and alone with the role link.
 */
export function textsOf(entry: Entry): SiteText[] {
  const texts = known.get(entry) ?? [...fieldTexts(entry), ...bodyTexts(entry)];
  known.set(entry, texts);
  return texts;
}

function fieldTexts(entry: Entry): SiteText[] {
  const { file, schema, value: whole, path: entryPath } = entry;
  return walkFields(schema, whole).flatMap(({ notes, value, path }): SiteText[] => {
    if (!notes.copy || typeof value !== "string") return [];
    const name = String(path.at(-1));
    const parent = valueAt(whole, path.slice(0, -1));
    const { href, src } = (parent ?? {}) as Record<string, unknown>;
    const target = name === "label" ? href : name === "alt" ? src : undefined;
    const isLink = name === "label" && typeof href === "string";
    const role = isLink ? "link" : name === "alt" ? "alt" : "words";
    const language = languageOf(entry, notes);
    const at = placesIn(file.path, value, () => file.offsetsAt([...entryPath, ...path], value));
    const shared = { value, role, entry, path, field: path.join("."), language, at } as const;
    return [{ ...shared, spans: quotedIn(value), target: target ? String(target) : undefined }];
  });
}

function bodyTexts(entry: Entry): SiteText[] {
  const { file } = entry;
  const { body } = file;
  if (!body) return [];
  const text = body.source;
  const nodes = nodesIn(body.tree);
  const definitions = new Map(
    nodes.filter(({ type }) => type === "definition").map((node) => [node.identifier, node.url]),
  );
  const shared = { entry, path: [], field: "", language: languageOf(entry) };
  const plain = (role: SiteText["role"], value: string, node: TreeNode, from = value): SiteText => {
    const { start, end } = rangeOf(node);
    const index = text.indexOf(from, start);
    const begin = index < end ? Math.max(index, start) : start;
    const at = placesIn(file.path, value, () => offsetsOf(value, text, { start: begin, end }));
    return { ...shared, value, role, spans: quotedIn(value), at };
  };
  return nodes.flatMap((node): SiteText[] => {
    const { type, value = "", alt = "", title, depth } = node;
    const target = node.url ?? definitions.get(node.identifier) ?? "";
    if (/^(?:paragraph|heading|tableCell|link|linkReference)$/.test(type)) {
      const words = wordsOf(node);
      const offsets = () => offsetsIn(node, text).slice(0, words.value.length);
      const at = placesIn(file.path, words.value, offsets, rangeOf(node));
      const isLink = type.startsWith("link");
      const picture = isLink && !words.value.trim() && nodesIn(node).find(isPicture);
      // A picture without a description is said of the picture.
      if (picture && !picture.alt) return [];
      if (picture) return [{ ...plain("link", picture.alt ?? "", picture, "["), target }];
      return [{ ...shared, ...words, role: isLink ? "link" : "words", depth, target, at }];
    }
    if (type === "code") return [plain("code", value, node, "\n")];
    if (!isPicture(node)) return settingsRead(node).map((setting) => plain("words", setting, node));
    const picture = { ...plain("alt", alt ?? "", node, "["), target };
    return title ? [picture, plain("words", title, node)] : [picture];
  });
}

function quotedIn(value: string): SiteText["spans"] {
  // Most texts have none, and matchAll copies the pattern.
  const matches = value.search(inQuotes) < 0 ? [] : [...value.matchAll(inQuotes)];
  return matches.map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
}

// The words of a node as readers see them, with the highlighted parts.
function wordsOf(node: TreeNode) {
  let value = "";
  const spans: SiteText["spans"] = [];
  const read = (part: TreeNode) => {
    const start = value.length;
    if (part.type === "break") value += "\n";
    else if (isRead(part)) value += part.value ?? "";
    for (const child of part.children ?? []) read(child);
    if (/^(?:inlineCode|emphasis|strong)$/.test(part.type))
      spans.push({ start, end: value.length, isCode: part.type === "inlineCode" });
  };
  read(node);
  if (node.type === "heading") value = value.replace(ownId, "");
  return { value, spans: [...spans, ...quotedIn(value)] };
}

function isPicture({ type }: TreeNode) {
  return type.startsWith("image");
}

function isRead({ type }: TreeNode) {
  return type === "text" || type === "inlineCode";
}

function offsetsIn(node: TreeNode, text: string): number[] {
  const range = rangeOf(node);
  if (node.type === "break") return [range.start];
  const offsets = isRead(node) ? offsetsOf(node.value ?? "", text, range).slice(0, -1) : [];
  return [...offsets, ...(node.children ?? []).flatMap((child) => offsetsIn(child, text))];
}

function rangeOf(node: TreeNode): Range {
  const start = startOf(node).offset;
  return { start, end: node.position?.end.offset ?? start };
}

// Offsets are computed only for a finding.
function placesIn(file: string, value: string, offsets: () => number[], whole?: Range) {
  let known: number[] | undefined;
  return (index = 0, length = value.length - index): Place => {
    known ??= offsets();
    const start = known[index] ?? whole?.start ?? known.at(-1) ?? 0;
    const last = known[index + length - 1] ?? start;
    return { file, start, end: length > 0 ? Math.max(last + 1, start) : start };
  };
}
