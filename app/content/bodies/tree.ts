import type { Element, Parents } from "hast";

type Point = { line: number; column: number; offset?: number };

// A setting of a block, as the parser returns it.
type Setting = {
  type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute";
  name?: string;
  value?: string | { type: string } | null;
  position?: { start: Point; end: Point };
};

/** A node of a parsed body, with the properties that the checks use. */
export type TreeNode = {
  type: string;
  name?: string | null;
  depth?: number;
  value?: string;
  url?: string;
  /** The title after an address. */
  title?: string | null;
  identifier?: string;
  alt?: string | null;
  attributes?: Setting[];
  children?: TreeNode[];
  position?: { start: Point; end: Point };
  /** How the node becomes HTML. */
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  /** The alignment of each column of a table. */
  align?: (string | null)[];
  /** Whether the checkbox of a list item is ticked. */
  checked?: boolean | null;
};

/** The position at which a node begins. */
export function startOf({ position }: TreeNode) {
  return { line: 1, column: 1, offset: 0, ...position?.start };
}

/** The source text of a node. */
export function sourceOf({ position }: TreeNode, text: string) {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** The text of a node and everything inside it. */
export function wordsIn(node: TreeNode) {
  return nodesIn(node)
    .map(({ value, alt }) => value ?? alt ?? "")
    .join("");
}

/** A node and everything inside it, in document order. */
export function nodesIn(node: TreeNode, nodes: TreeNode[] = []): TreeNode[] {
  nodes.push(node);
  for (const child of node.children ?? []) nodesIn(child, nodes);
  return nodes;
}

/** All elements with one tag name in a part of the finished HTML, in document order. */
export function elementsIn(parent: Parents, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (!("children" in child)) return [];
    const inside = elementsIn(child, tagName);
    return child.type === "element" && child.tagName === tagName ? [child, ...inside] : inside;
  });
}
