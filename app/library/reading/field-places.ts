import { isMap, isNode, isScalar, type Document, type LineCounter, type Node } from "yaml";

/** A place in a file, counted from 1. */
export type Place = { line: number; column: number };

/** A value or a key as it is written in the file, on one line. */
export type Written = Place & { text: string };

/** Answers where the values and keys of a file are written. */
export type FieldPlaces = {
  /** The place of an offset in the text. */
  at: (offset: number) => Place;
  /** The place of the value at a path, or of the nearest parent that exists. */
  value: (path: readonly PropertyKey[]) => Place;
  /** The place of a key inside the value at a path. */
  key: (path: readonly PropertyKey[], key: string) => Place;
  /** A value as it is written; undefined where it takes several lines or does not exist. */
  written: (path: readonly PropertyKey[]) => Written | undefined;
  /** A key of the value at a path as it is written. */
  writtenKey: (path: readonly PropertyKey[], key: string) => Written | undefined;
  /** The place of a note (# …) that cuts off the text at a path, where there is one. */
  note: (path: readonly PropertyKey[]) => Place | undefined;
  /** The place of a line inside a text below its field that looks like a note. */
  noteInside: (path: readonly PropertyKey[]) => (Place & { isShown: true }) | undefined;
  /** The lines of a plain text that takes several of them; undefined for any other value. */
  lines: (path: readonly PropertyKey[]) => string[] | undefined;
  /** The place of some words inside the value at a path. */
  words: (path: readonly PropertyKey[], words: string) => Place;
  /** Some words inside the value at a path as they are written; undefined if not found. */
  wordsWritten: (path: readonly PropertyKey[], words: string) => Written | undefined;
};

/** Builds the answers for one document; `firstLine` is the line on which its text begins. */
export function fieldPlaces(
  document: Document,
  text: string,
  lineCounter: LineCounter,
  firstLine: number,
): FieldPlaces {
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const nodeAt = (path: readonly PropertyKey[]): Node | undefined => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    return isNode(node) && node.range ? node : undefined;
  };
  const value = (path: readonly PropertyKey[]): Place => {
    const node = nodeAt(path);
    if (node?.range) return at(node.range[0]);
    return path.length === 0 ? { line: firstLine, column: 1 } : value(path.slice(0, -1));
  };
  const keyNode = (path: readonly PropertyKey[], name: string) => {
    const parent = nodeAt(path);
    const pair = isMap(parent)
      ? parent.items.find(({ key: node }) => isScalar(node) && String(node.value) === name)
      : undefined;
    return isNode(pair?.key) && pair.key.range ? pair.key : undefined;
  };
  const key = (path: readonly PropertyKey[], name: string) => {
    const range = keyNode(path, name)?.range;
    return range ? at(range[0]) : value(path);
  };
  const asWritten = (node: Node | undefined): Written | undefined => {
    if (!node?.range) return undefined;
    const [from, to] = node.range;
    const source = text.slice(from, to);
    return source === "" || source.includes("\n") ? undefined : { ...at(from), text: source };
  };
  const written = (path: readonly PropertyKey[]) => asWritten(nodeAt(path));
  const writtenKey = (path: readonly PropertyKey[], name: string) => asWritten(keyNode(path, name));
  const offsetOf = (path: readonly PropertyKey[], wanted: string) => {
    const node = nodeAt(path);
    const token = isScalar(node) ? node.srcToken : undefined;
    if (!node?.range || !token || !("source" in token)) return undefined;
    const found = token.source.indexOf(wanted);
    if (found < 0) return node.range[0];
    // A block text's token begins after its header, so its words are counted from the node's end.
    const isBlock = token.type === "block-scalar";
    return (isBlock ? node.range[1] - token.source.length : token.offset) + found;
  };
  const words = (path: readonly PropertyKey[], wanted: string): Place => {
    const offset = offsetOf(path, wanted);
    return offset === undefined ? value([]) : at(offset);
  };
  const wordsWritten = (path: readonly PropertyKey[], wanted: string): Written | undefined => {
    const offset = offsetOf(path, wanted);
    if (offset === undefined || !text.startsWith(wanted, offset)) return undefined;
    return { ...at(offset), text: wanted };
  };
  const note = (path: readonly PropertyKey[]) => {
    const node = nodeAt(path);
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return undefined;
    const isEmpty = node.range[0] === node.range[1];
    const behind = (isEmpty ? /^[ \t]*#/ : /^[ \t]+#/).exec(text.slice(node.range[1]));
    return behind ? at(node.range[1] + behind[0].length - 1) : undefined;
  };
  const noteInside = (path: readonly PropertyKey[]) => {
    const node = nodeAt(path);
    if (!isScalar(node) || !node.type?.startsWith("BLOCK") || !node.range) return undefined;
    const found = /^[ \t]*(?=# )/m.exec(text.slice(node.range[0], node.range[1]));
    if (!found) return undefined;
    return { ...at(node.range[0] + found.index + found[0].length), isShown: true as const };
  };
  const lines = (path: readonly PropertyKey[]) => {
    const node = nodeAt(path);
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return undefined;
    const source = text.slice(node.range[0], node.range[1]).split("\n");
    return source.length > 1 ? source.map((line) => line.trim()) : undefined;
  };
  return {
    at,
    value,
    key,
    lines,
    words,
    wordsWritten,
    note,
    noteInside,
    written,
    writtenKey,
  };
}
