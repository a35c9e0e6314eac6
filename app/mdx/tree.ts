type Point = { line: number; column: number; offset?: number };

/** A setting of a block as the parser leaves it. */
export type Setting = {
  type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute";
  name?: string;
  value?: string | { type: string } | null;
  position?: { start: Point; end: Point };
};

/** A node of a parsed body, with the parts that the checks look at. */
export type TreeNode = {
  type: string;
  name?: string | null;
  depth?: number;
  value?: string;
  url?: string;
  identifier?: string;
  alt?: string | null;
  attributes?: Setting[];
  children?: TreeNode[];
  position?: { start: Point; end: Point };
};

/** Visits a node and everything inside it, in reading order. */
export function visitTree(node: TreeNode, visit: (node: TreeNode) => void) {
  visit(node);
  for (const child of node.children ?? []) visitTree(child, visit);
}
