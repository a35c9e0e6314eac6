import { isScalar, isSeq, parseDocument, type YAMLSeq } from "yaml";

import { entryLines } from "#scripts/new/entry-lines.ts";
import type { Value } from "#scripts/new/entry-value.ts";

/**
 * The text of a list with one more entry at its end, and the line on which that begins. What stood
 * there before stays as it is. Undefined where the file is no list with its entries on lines.
 */
export function listWithEntry(text: string, value: Value) {
  const { contents } = parseDocument(text);
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  if (!isEmpty && !isSeq(contents)) return undefined;
  const list = isSeq(contents) ? contents : undefined;
  if (list?.flow && list.items.length > 0) return undefined;
  const [from = 0, to = 0] = list?.range ?? [];
  const kept = list?.flow ? text.slice(0, from) + text.slice(to).replace(/^\s*\n/, "") : text;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const closed = kept === "" || kept.endsWith("\n") ? kept : kept + end;
  const before = closed + (list && hasGaps(list, text) ? end : "");
  const indent = list && !list.flow ? " ".repeat(from - lineStart(text, from)) : "";
  const lines = entryLines(value).map((line, index) =>
    line === "" ? "" : `${indent}${index === 0 ? "- " : "  "}${line}`,
  );
  return { text: before + lines.join(end) + end, line: before.split("\n").length };
}

function hasGaps({ items, flow }: YAMLSeq, text: string) {
  const last = items.at(-1) as { range?: [number, number, number] } | null | undefined;
  if (flow || items.length < 2 || !last?.range) return false;
  return /\n[ \t]*\r?\n$/.test(text.slice(0, lineStart(text, last.range[0])));
}

function lineStart(text: string, offset: number) {
  return text.lastIndexOf("\n", offset - 1) + 1;
}
