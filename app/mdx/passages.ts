import type { z } from "zod";
import { blocks, type BlockName } from "#app/mdx/blocks.ts";
import { placeOf } from "#app/mdx/body-problem.ts";
import {
  addressesBelow,
  nameBelow,
  visitTree,
  wordsIn,
  type Setting,
  type TreeNode,
} from "#app/mdx/tree.ts";

/** A run of words of a body, with its place counted from the body's first line. */
export type BodyPassage = {
  /** A link's words are part of a text as well; a picture's words are its alternative text. */
  kind: "text" | "heading" | "link" | "picture";
  /** In a text or a heading as long as its source, with spaces in the place of markup. */
  words: string;
  line: number;
  column: number;
  /** How many # begin a heading. */
  depth?: number;
  /** The address of a link, or the file of a picture. */
  target?: string;
};

/** Lists every run of words of a parsed body, in reading order. */
export function bodyPassages(tree: TreeNode, text: string): BodyPassage[] {
  const passages: BodyPassage[] = [];
  const below = addressesBelow(tree);
  visitTree(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const target = node.url ?? below.get(nameBelow(node))?.url ?? "";
    switch (node.type) {
      case "paragraph":
      case "tableRow":
        passages.push({ kind: "text", words: proseOf(node, text), line, column });
        break;
      case "heading":
        passages.push({
          kind: "heading",
          words: proseOf(node, text),
          line,
          column,
          depth: node.depth,
        });
        break;
      case "link":
      case "linkReference":
        passages.push({ kind: "link", words: wordsIn(node), line, column, target });
        break;
      case "image":
      case "imageReference":
        passages.push({ kind: "picture", words: node.alt ?? "", line, column, target });
        if (node.title)
          passages.push({ kind: "text", words: node.title, ...titlePlace(node, text) });
        break;
      case "mdxJsxFlowElement":
        passages.push(...settingPassages(node, text));
        break;
    }
  });
  return passages;
}

// As long as the source, so that an index in the prose gives a line and a column in the body.
function proseOf(node: TreeNode, text: string) {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? from;
  let prose = "";
  visitTree(node, ({ type, position }) => {
    const start = position?.start.offset;
    if (type !== "text" || start === undefined) return;
    prose += blank(text.slice(from + prose.length, start));
    prose += text
      .slice(start, position?.end.offset)
      .replace(/\\(?=[!-/:-@[-`{-~])/g, escape)
      .replace(/\n[ \t>]+|&#?\w+;/g, blank);
  });
  return prose + blank(text.slice(from + prose.length, to));
}

// The words behind an address follow it; those with escapes are looked for at the picture.
function titlePlace({ title, position }: TreeNode, text: string) {
  const { line, column, offset = 0 } = position?.start ?? { line: 1, column: 1 };
  const end = position?.end.offset ?? text.length;
  const found = text.slice(0, end).lastIndexOf(title ?? "");
  return found < offset ? { line, column } : placeOf(text, found);
}

// Not a plain space, so that no rule takes what stands behind it for markup at a line's beginning.
const escape = "\u00A0";

function blank(text: string) {
  return text.replace(/[^\n]/g, " ");
}

function settingPassages({ name, attributes = [], position }: TreeNode, text: string) {
  const schema = Object.hasOwn(blocks, name ?? "") ? blocks[name as BlockName] : undefined;
  const shape: Record<string, z.ZodType> = schema?.shape ?? {};
  const written = (setting: string) => attributes.find((one) => one.name === setting)?.value;
  return attributes.flatMap((setting): BodyPassage[] => {
    const { name: field = "", value } = setting as Setting;
    if (typeof value !== "string" || !shape[field]?.meta()?.copy) return [];
    const start = position?.start ?? { line: 1, column: 1, offset: 0 };
    const offset = Math.max(text.indexOf(value, start.offset), start.offset ?? 0);
    const before = text.slice(start.offset, offset).split("\n");
    const last = (before.at(-1) ?? "").length;
    const line = start.line + before.length - 1;
    const column = before.length > 1 ? last + 1 : start.column + last;
    const source = written("src");
    const isAlt = field === "alt";
    return [
      {
        kind: isAlt ? "picture" : "text",
        words: value,
        line,
        column,
        ...(isAlt && typeof source === "string" && { target: source }),
      },
    ];
  });
}
