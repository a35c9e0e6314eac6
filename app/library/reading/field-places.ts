import { isMap, isNode, isScalar, type Document, type LineCounter, type Node } from "yaml";

/** A place in a file, counted from 1. */
export type Place = { line: number; column: number };

/** A value or a key as it is written in the file, on one line. */
export type Written = Place & { text: string };

/** Answers where the values and keys of a file are written. */
export type FieldPlaces = ReturnType<typeof fieldPlaces>;

type Path = readonly PropertyKey[];

/** Builds the answers for one document; `firstLine` is the line on which its text begins. */
export function fieldPlaces(
  document: Document,
  text: string,
  lineCounter: LineCounter,
  firstLine: number,
) {
  const nodeAt = (path: Path) =>
    ranged(path.length === 0 ? document.contents : document.getIn(path, true));
  const keyNode = (path: Path, name: string) => {
    const parent = nodeAt(path);
    const pairs = isMap(parent) ? parent.items : [];
    return ranged(pairs.find(({ key }) => isScalar(key) && String(key.value) === name)?.key);
  };
  const sourceOf = ({ range: [from, to] }: Ranged) => text.slice(from, to);
  const onOneLine = (node: Ranged | undefined): Written | undefined => {
    const source = node ? sourceOf(node) : "";
    if (!node || source === "" || source.includes("\n")) return undefined;
    return { ...places.at(node.range[0]), text: source };
  };
  const scalarAt = (path: Path, style: "PLAIN" | "BLOCK") => {
    const node = nodeAt(path);
    return isScalar(node) && node.type?.startsWith(style) ? node : undefined;
  };
  const offsetOf = (path: Path, words: string) => {
    const node = nodeAt(path);
    const token = isScalar(node) ? node.srcToken : undefined;
    if (!node || !token || !("source" in token)) return undefined;
    const found = token.source.indexOf(words);
    if (found < 0) return node.range[0];
    // A block text's token begins after its header, so its words are counted from the node's end.
    const isBlock = token.type === "block-scalar";
    return (isBlock ? node.range[1] - token.source.length : token.offset) + found;
  };
  const places = {
    /** The place of an offset in the text. */
    at: (offset: number): Place => {
      const { line, col } = lineCounter.linePos(offset);
      return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
    },
    /** The place of the value at a path, or of the nearest parent that exists. */
    value: (path: Path): Place => {
      const node = nodeAt(path);
      if (node) return places.at(node.range[0]);
      return path.length === 0 ? { line: firstLine, column: 1 } : places.value(path.slice(0, -1));
    },
    /** The place of a key inside the value at a path. */
    key: (path: Path, name: string): Place => {
      const node = keyNode(path, name);
      return node ? places.at(node.range[0]) : places.value(path);
    },
    /** A value as it is written; undefined where it takes several lines or does not exist. */
    written: (path: Path) => onOneLine(nodeAt(path)),
    /** A key of the value at a path as it is written. */
    writtenKey: (path: Path, name: string) => onOneLine(keyNode(path, name)),
    /** A note (# …) that cuts off the text at a path, or a line of it that only looks like one. */
    note: (path: Path): (Place & { isShown: boolean }) | undefined => {
      const plain = scalarAt(path, "PLAIN");
      const node = plain ?? scalarAt(path, "BLOCK");
      if (!node) return undefined;
      const [start, end] = node.range;
      const behind = start === end ? /^[ \t]*(?=#)/ : /^[ \t]+(?=#)/;
      const found = plain ? behind.exec(text.slice(end)) : /^[ \t]*(?=# )/m.exec(sourceOf(node));
      if (!found) return undefined;
      const offset = (plain ? end : start) + found.index + found[0].length;
      return { ...places.at(offset), isShown: !plain };
    },
    /** The lines of a plain text that takes several of them; undefined for any other value. */
    lines: (path: Path) => {
      const node = scalarAt(path, "PLAIN");
      const lines = node ? sourceOf(node).split("\n") : [];
      return lines.length > 1 ? lines.map((line) => line.trim()) : undefined;
    },
    /** The place of some words inside the value at a path. */
    words: (path: Path, words: string): Place => {
      const offset = offsetOf(path, words);
      return offset === undefined ? places.value([]) : places.at(offset);
    },
    /** Some words inside the value at a path as they are written; undefined if not found. */
    wordsWritten: (path: Path, words: string): Written | undefined => {
      const offset = offsetOf(path, words);
      if (offset === undefined || !text.startsWith(words, offset)) return undefined;
      return { ...places.at(offset), text: words };
    },
  };
  return places;
}

type Ranged = Node & { range: NonNullable<Node["range"]> };

function ranged(node: unknown) {
  return isNode(node) && node.range ? (node as Ranged) : undefined;
}
