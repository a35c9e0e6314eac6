import { isMap, isNode, isScalar, type Document, type LineCounter, type Node } from "yaml";

/** A place in a file, counted from 1. */
export type Place = { line: number; column: number };

/** Answers where a value or a key stands in its file. */
export type FieldPlaces = {
  /** The place of an offset in the text. */
  at: (offset: number) => Place;
  /** The place of the value at a path, or of the nearest parent that exists. */
  value: (path: readonly PropertyKey[]) => Place;
  /** The place of a key inside the value at a path. */
  key: (path: readonly PropertyKey[], key: string) => Place;
  /** The place of a note (# …) that cuts off the text at a path, where there is one. */
  note: (path: readonly PropertyKey[]) => Place | undefined;
  /** The place of some words inside the value at a path. */
  words: (path: readonly PropertyKey[], words: string) => Place;
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
  const key = (path: readonly PropertyKey[], name: string) => {
    const parent = nodeAt(path);
    const pair = isMap(parent)
      ? parent.items.find(({ key: node }) => isScalar(node) && String(node.value) === name)
      : undefined;
    return pair && isNode(pair.key) && pair.key.range ? at(pair.key.range[0]) : value(path);
  };
  const words = (path: readonly PropertyKey[], wanted: string) => {
    const node = nodeAt(path);
    const source = isScalar(node) ? node.srcToken : undefined;
    const text = source && "source" in source ? source.source : "";
    const offset = source && "offset" in source ? source.offset : undefined;
    const found = text.indexOf(wanted);
    if (offset === undefined || found < 0 || isBlock(source?.type)) return blockWords(node, wanted);
    return at(offset + found);
  };
  // A block text's token begins after its header, so its words are found by the node's own range.
  const blockWords = (node: Node | undefined, wanted: string): Place => {
    const range = node?.range;
    const source = isScalar(node) ? node.srcToken : undefined;
    if (!range || !source || !("source" in source)) return value([]);
    const found = source.source.indexOf(wanted);
    return at(found < 0 ? range[0] : range[1] - source.source.length + found);
  };
  const note = (path: readonly PropertyKey[]) => {
    const node = nodeAt(path);
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return undefined;
    const behind = /^[ \t]+#/.exec(text.slice(node.range[1]));
    return behind ? at(node.range[1] + behind[0].length - 1) : undefined;
  };
  return { at, value, key, words, note };
}

function isBlock(type: string | undefined) {
  return type === "block-scalar";
}
