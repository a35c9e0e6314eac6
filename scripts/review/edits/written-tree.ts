import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from "yaml";

/** A parsed value with the line on which it is written, counted from 1. */
export type Tree = {
  line: number;
  text?: string;
  fields?: Map<string, Tree>;
  items?: Tree[];
  /** The offsets of a single value in its file. */
  range?: [start: number, end: number];
};

/** Parses YAML that begins at an offset of its file; undefined where it cannot be parsed. */
export function writtenTree(yaml: string, file = yaml): Tree | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, maxAliasCount: 0 } as object);
  if (document.errors.length > 0) return undefined;
  const offset = file.indexOf(yaml);
  const before = file.slice(0, offset).split("\n").length - 1;
  const lineAt = (node: unknown) =>
    lines.linePos((node as Node | null)?.range?.[0] ?? 0).line + before;
  const grow = (node: unknown, line: number): Tree => {
    if (isSeq(node)) return { line, items: node.items.map((one) => grow(one, lineAt(one))) };
    if (isMap(node)) {
      const pairs = node.items.map(({ key, value }): [string, Tree] => {
        return [String((key as { value?: unknown }).value), grow(value, lineAt(key))];
      });
      return { line, fields: new Map(pairs) };
    }
    if (!isScalar(node)) return { line, text: "" };
    const [start = 0, end = 0] = node.range ?? [];
    const isPlain = typeof node.value !== "string";
    const text = isPlain ? (node.source ?? String(node.value ?? "")) : String(node.value);
    return { line, text, range: [start + offset, end + offset] };
  };
  return grow(document.contents, 1 + before);
}

const names = ["id", "from", "name", "title", "question", "heading", "label", "href"];

/** What tells an item of a list from the others: its id or name, else all that it says. */
export function nameOf(tree: Tree): string {
  const name = names.map((one) => tree.fields?.get(one)?.text).find(Boolean);
  return (
    name ??
    leavesOf(tree)
      .map(({ text }) => text)
      .join(" ")
  );
}

/** Every single value below, with the path that leads to it. */
export function leavesOf(tree: Tree, path = ""): { field: string; text: string; line: number }[] {
  const inner = (name: string | number) => (path === "" ? String(name) : `${path}.${name}`);
  if (tree.fields) return [...tree.fields].flatMap(([name, one]) => leavesOf(one, inner(name)));
  if (tree.items) return tree.items.flatMap((one, index) => leavesOf(one, inner(index)));
  return [{ field: path, text: tree.text ?? "", line: tree.line }];
}
