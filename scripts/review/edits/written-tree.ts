import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from "yaml";

/** A parsed value with the line on which it is written, counted from 1. */
export type Tree = { line: number; text?: string; fields?: Map<string, Tree>; items?: Tree[] };

/** What a content file says, its paragraphs in a field without a name; undefined where it cannot be parsed. */
export function writtenTree(file: string, written: string): Tree | undefined {
  const text = written.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (!file.endsWith(".mdx")) return yamlTree(text, 0);
  const [all = "", front = ""] = /^---\n([^]*?\n)---(?:\n|$)/.exec(text) ?? [];
  const fields = yamlTree(front, 1)?.fields;
  const items: Tree[] = [];
  let line = all.split("\n").length;
  for (const block of text.slice(all.length).split(/(\n[ \t]*\n\s*)/)) {
    const empty = /^\s*/.exec(block)?.[0].split("\n").length ?? 1;
    if (block.trim() !== "") items.push({ line: line + empty - 1, text: block.trim() });
    line += block.split("\n").length - 1;
  }
  // Under another name it makes a page at another address.
  const [place = ""] = /(?:sw\/)?[^/]+\/[^/]+(?=\.mdx$)/.exec(file) ?? [];
  const address = `/${place}`.replace("/pages/", "/");
  return (
    fields && {
      line: 1,
      fields: fields.set("", { line, items }).set("address", { line: 1, text: address }),
    }
  );
}

function yamlTree(yaml: string, linesBefore: number): Tree | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  if (document.errors.length > 0) return undefined;
  const lineAt = (node: unknown) =>
    lines.linePos((node as Node | null)?.range?.[0] ?? 0).line + linesBefore;
  const grow = (node: unknown, line: number): Tree => {
    if (isSeq(node)) return { line, items: node.items.map((one) => grow(one, lineAt(one))) };
    if (isMap(node)) {
      const pairs = node.items.map(({ key, value }): [string, Tree] => {
        return [String((key as { value?: unknown }).value), grow(value, lineAt(key))];
      });
      return { line, fields: new Map(pairs) };
    }
    if (!isScalar(node)) return { line, text: "" };
    const { value, source } = node;
    return { line, text: typeof value === "string" ? value : (source ?? String(value ?? "")) };
  };
  return grow(document.contents, 1 + linesBefore);
}

const names = ["id", "from", "name", "title", "question", "heading", "label", "href"];

/** What tells an item of a list from the others: its id or name, else all that it says. */
export function nameOf(tree: Tree): string {
  const name = names.map((one) => tree.fields?.get(one)?.text).find(Boolean);
  return (
    name ??
    leavesOf(tree, "")
      .flatMap(({ text }) => text)
      .join(" ")
  );
}

/** What readers call an item of a list. */
export function titleOf(tree: Tree): string {
  const title = ["name", "title", "label", "type", "caption"].map(
    (one) => tree.fields?.get(one)?.text,
  );
  return title.find(Boolean) ?? nameOf(tree);
}

/** Every single value below, with the path that leads to it. */
export function leavesOf(
  { fields, items, text = "" }: Tree,
  path: string,
): { field: string; text: string }[] {
  const inner = (name: string | number) => (path === "" ? String(name) : `${path}.${name}`);
  if (fields) return [...fields].flatMap(([name, one]) => leavesOf(one, inner(name)));
  // Paragraphs and entries have no path of their own.
  if (items) return items.flatMap((one, at) => leavesOf(one, path === "" ? "" : inner(at)));
  return [{ field: path, text }];
}
