import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
} from "yaml";
import { offsetsOf, type Fault, type FieldPath, type Range } from "#app/content/range.ts";
import { tooLong } from "#app/content/reading/too-long.ts";

/** A parsed YAML text: its data, its syntax errors, and where each value is written. */
export type ParsedYaml = {
  /** Undefined if there is a syntax error. */
  data: unknown;
  faults: Fault[];
  /** The range of the value at a path, or of the nearest value around it. */
  rangeOf: (path: FieldPath) => Range;
  /** The range of a field's name inside the value at a path. */
  rangeOfKey: (path: FieldPath, name: string) => Range;
  /** The offset of each character of the text at a path. */
  offsetsAt: (path: FieldPath, value: string) => number[];
};

// The parser itself reports every other tag as unknown.
const knownTag = /:(?:str|int|float|bool|null|map|seq|merge|set|omap|pairs|binary|timestamp)$/;

/** Parses YAML 1.2 between two offsets of a file's text. */
export function parseYaml(file: string, from = 0, to = file.length): ParsedYaml {
  const tooMuch = tooLong(file, from, to);
  const document = parseDocument(tooMuch ? "" : file.slice(from, to), {
    version: "1.2",
    schema: "core",
    merge: false,
    uniqueKeys: true,
    prettyErrors: false,
  });
  const faults = [...faultsOf(document, from), ...(tooMuch ? [tooMuch] : [])];
  faults.sort((a, b) => a.start - b.start);
  const data = faults.length > 0 ? undefined : dataOf(document);
  return { data, faults, ...placesIn(document, file, from) };
}

function faultsOf(document: Document, from: number): Fault[] {
  const message = "This character has a meaning of its own in YAML.";
  return [
    ...[...document.errors, ...document.warnings].map(({ code, message, pos }) => {
      return { ...shifted(pos, from), code, message };
    }),
    ...misread(document).map(({ range }) => {
      return { ...shifted(range ?? [], from), code: "MISREAD", message };
    }),
  ];
}

function shifted([start = 0, end = 0]: readonly number[], from: number): Range {
  return { start: from + start, end: from + end };
}

// Functions that find the values of a document in the text of its file.
function placesIn(
  document: Document,
  file: string,
  from: number,
): Pick<ParsedYaml, "rangeOf" | "rangeOfKey" | "offsetsAt"> {
  const nodeAt = (path: FieldPath) => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    return isNode(node) && node.range ? node : undefined;
  };
  const rangeOf = (path: FieldPath): Range => {
    const range = nodeAt(path)?.range;
    if (range) return shifted(range, from);
    return path.length === 0 ? { start: from, end: from } : rangeOf(path.slice(0, -1));
  };
  return {
    rangeOf,
    rangeOfKey: (path, name) => {
      const parent = nodeAt(path);
      const pairs = isMap(parent) ? parent.items : [];
      const key = pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === name)?.key;
      return isNode(key) && key.range ? shifted(key.range, from) : rangeOf(path);
    },
    offsetsAt: (path, value) => {
      const node = nodeAt(path);
      const { start, end } = rangeOf(path);
      const type = isScalar(node) ? (node.type ?? "") : "";
      // A block scalar begins below its | or >, a quoted one after its quote.
      const header = type.startsWith("BLOCK") ? file.indexOf("\n", start) - start : 0;
      return offsetsOf(value, file, {
        start: start + (type.startsWith("QUOTE") ? 1 : header),
        end,
      });
    },
  };
}

// Characters at the start of a text that YAML reads as syntax and drops.
function misread(document: Document): Node[] {
  const nodes: Node[] = [];
  visit(document, (_key, node) => {
    if (isPair(node) && isNode(node.key)) {
      if (!isScalar(node.key) || node.key.value === null || node.key.value === "")
        nodes.push(node.key);
    } else if (isNode(node)) {
      const { tag = "", anchor } = node as { tag?: string; anchor?: string };
      if (isAlias(node) || anchor || tag === "!" || knownTag.test(tag)) nodes.push(node);
    }
  });
  return nodes;
}

function dataOf(document: Document): unknown {
  // YAML would turn 010 into 10 and drop the plus of +254, so such numbers stay text.
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === "number" && node.source !== String(node.value))
        node.value = node.source;
    },
  });
  return document.toJS({ maxAliasCount: 0 }) as unknown;
}
