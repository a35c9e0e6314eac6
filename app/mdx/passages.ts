import type { z } from "zod";
import { blocks, type BlockName } from "#app/mdx/blocks.ts";
import { placeOf } from "#app/mdx/body-problem.ts";
import {
  addressesBelow,
  nameBelow,
  nodesIn,
  sourceOf,
  startOf,
  wordsIn,
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
  const below = addressesBelow(tree);
  return nodesIn(tree).flatMap((node): BodyPassage[] => {
    const { line, column } = startOf(node);
    const place = { line, column };
    const target = node.url ?? below.get(nameBelow(node))?.url ?? "";
    switch (node.type) {
      case "paragraph":
      case "tableRow":
        return [{ kind: "text", words: proseOf(node, text), ...place }];
      case "heading":
        return [{ kind: "heading", words: proseOf(node, text), ...place, depth: node.depth }];
      case "link":
      case "linkReference":
        return [{ kind: "link", words: wordsIn(node), ...place, target }];
      case "image":
      case "imageReference": {
        const picture: BodyPassage = { kind: "picture", words: node.alt ?? "", ...place, target };
        return node.title ? [picture, caption(node, node.title, text)] : [picture];
      }
      case "mdxJsxFlowElement":
        return settingPassages(node, text);
      default:
        return [];
    }
  });
}

// As long as the source, so that an index in the prose gives a line and a column in the body.
function proseOf(node: TreeNode, text: string) {
  const { offset: from } = startOf(node);
  let prose = "";
  for (const part of nodesIn(node)) {
    if (part.type !== "text" || !part.position) continue;
    prose += blank(text.slice(from + prose.length, startOf(part).offset));
    prose += sourceOf(part, text)
      .replace(/\\(?=[!-/:-@[-`{-~])/g, escape)
      .replace(/\n[ \t>]+|&#?\w+;/g, blank);
  }
  return prose + blank(text.slice(from + prose.length, node.position?.end.offset ?? from));
}

// The words behind an address follow it; those with escapes are looked for at the picture.
function caption(node: TreeNode, words: string, text: string): BodyPassage {
  const { line, column, offset } = startOf(node);
  const found = text.slice(0, node.position?.end.offset).lastIndexOf(words);
  return { kind: "text", words, ...(found < offset ? { line, column } : placeOf(text, found)) };
}

// Not a plain space, so that no rule takes what stands behind it for markup at a line's beginning.
const escape = "\u00A0";

function blank(text: string) {
  return text.replace(/[^\n]/g, " ");
}

function settingPassages(node: TreeNode, text: string) {
  const { name, attributes = [] } = node;
  const schema = Object.hasOwn(blocks, name ?? "") ? blocks[name as BlockName] : undefined;
  const shape: Record<string, z.ZodType> = schema?.shape ?? {};
  return attributes.flatMap(({ name: field = "", value }): BodyPassage[] => {
    if (typeof value !== "string" || !shape[field]?.meta()?.copy) return [];
    const { offset } = startOf(node);
    const place = placeOf(text, Math.max(text.indexOf(value, offset), offset));
    return [{ kind: "text", words: value, ...place }];
  });
}
