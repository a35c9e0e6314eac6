import { Document, visit } from "yaml";

import type { Value } from "#scripts/new/entry-value.ts";

const lineWidth = 100;
const longestOnOneLine = 80;

/** The lines of some fields as the files of the content folder have them, long texts folded. */
export function entryLines(value: Value): string[] {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string") return;
      if (node.value.length > longestOnOneLine) node.type = "BLOCK_FOLDED";
    },
  });
  return document.toString({ lineWidth }).trimEnd().split("\n");
}

/** A field with its value on one line, as it may be written with brackets and braces. */
export function flowLine(name: string, value: unknown) {
  const document = new Document();
  const node = document.createNode(value, { flow: true });
  document.contents = document.createNode({ [name]: node });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
