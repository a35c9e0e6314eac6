import { isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";
import type { z } from "zod";

import { kindAt } from "#app/content/kinds.ts";
import { fieldNotes, schemaAt, type FieldNotes } from "#app/content/walk-fields.ts";

/**
 * A value of a file with its place in the text; all offsets count from the file's first character.
 */
export type Field = {
  path: readonly (string | number)[];
  /** The name of the field; empty for an entry of a list. */
  name: string;
  keyStart: number;
  keyEnd: number;
  /** The line on which the name, or the entry, stands. */
  line: number;
  start: number;
  end: number;
  /** What stands in the file. */
  source: string;
  value: unknown;
  style: string;
  schema?: z.ZodType;
  notes: FieldNotes;
  /** The line of the first field beside it. */
  firstLine: number;
  isFirst: boolean;
};

/** A parsed file of the content folder. */
export type ContentFile = {
  path: string;
  text: string;
  lines: string[];
  isProse: boolean;
  fields: Field[];
  /** The line on which the fields end, that is the second line of hyphens. */
  closeLine: number;
  /** Where the text below the fields begins. */
  bodyStart: number;
};

/** Parses a file by its structure alone, whatever its words are. */
export function contentFile(path: string, text: string): ContentFile {
  const isProse = path.endsWith(".mdx");
  const lines = text.split("\n");
  const close = isProse ? lines.indexOf("---", 1) : lines.length;
  const begin = isProse ? 4 : 0;
  const end = isProse ? lines.slice(0, close).join("\n").length + 1 : text.length;
  const fields = fieldsOf(path, text, begin, end);
  return {
    path,
    text,
    lines,
    isProse,
    fields,
    closeLine: close + 1,
    bodyStart: Math.min(end + 4, text.length),
  };
}

/** The number of the line on which an offset lies. */
export function lineAt(text: string, offset: number) {
  return text.slice(0, offset).split("\n").length;
}

/** A text in which the characters from one offset to another were replaced. */
export function replaced(text: string, start: number, end: number, put: string) {
  return text.slice(0, start) + put + text.slice(end);
}

/** A text in which one line, counted from 1, became others. */
export function withLine(file: ContentFile, line: number, ...put: string[]) {
  return file.lines.toSpliced(line - 1, 1, ...put).join("\n");
}

function fieldsOf(path: string, text: string, begin: number, end: number): Field[] {
  const kind = kindAt(path);
  const isList = kind?.form === "list";
  const found: Field[] = [];
  const at = (node: Node) => begin + (node.range?.[0] ?? 0);
  const walk = (node: unknown, steps: (string | number)[], firstLine: number) => {
    if (isMap(node)) {
      const first = node.items[0]?.key as Node;
      const top = lineAt(text, at(first));
      node.items.forEach((pair, index) => {
        if (!isScalar(pair.key)) return;
        const inner = [...steps, String(pair.key.value)];
        add(pair.key, pair.value, inner, top, index === 0);
        walk(pair.value, inner, top);
      });
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        const inner = [...steps, index];
        if (isScalar(item)) add(undefined, item, inner, firstLine, index === 0);
        walk(item, inner, firstLine);
      });
    }
  };
  const add = (
    key: Node | undefined,
    value: unknown,
    steps: (string | number)[],
    firstLine: number,
    isFirst: boolean,
  ) => {
    const node = (value ?? key) as Node;
    const start = at(node);
    const stop = begin + (node.range?.[1] ?? 0);
    const inside = isList ? steps.slice(1) : steps;
    const schema = kind && schemaAt(kind.schema, inside);
    found.push({
      path: steps,
      name: key ? String(steps.at(-1)) : "",
      keyStart: key ? at(key) : start,
      keyEnd: key ? begin + (key.range?.[1] ?? 0) : start,
      line: lineAt(text, key ? at(key) : start),
      start,
      end: stop,
      source: text.slice(start, stop),
      value: isScalar(value) ? value.value : value,
      style: isScalar(value) ? String(value.type) : isSeq(value) ? "LIST" : "FIELDS",
      notes: fieldNotes(schema),
      firstLine,
      isFirst,
      ...(schema && { schema }),
    });
  };
  walk(parseDocument(text.slice(begin, end)).contents, [], 1);
  return found;
}
