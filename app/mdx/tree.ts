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
  /** Words in quotes behind an address. */
  title?: string | null;
  identifier?: string;
  alt?: string | null;
  attributes?: Setting[];
  children?: TreeNode[];
  position?: { start: Point; end: Point };
};

/** The name of an address that stands apart, as the one who draws the body compares it. */
export function nameBelow({ identifier = "" }: TreeNode) {
  return identifier.toUpperCase();
}

/** The addresses that stand apart under a name; where two have one name, the first is drawn. */
export function addressesBelow(tree: TreeNode): ReadonlyMap<string, TreeNode> {
  const found = new Map<string, TreeNode>();
  visitTree(tree, (node) => {
    const isNew = node.type === "definition" && !found.has(nameBelow(node));
    if (isNew) found.set(nameBelow(node), node);
  });
  return found;
}

/** Visits a node and everything inside it, in reading order. */
export function visitTree(node: TreeNode, visit: (node: TreeNode) => void) {
  visit(node);
  for (const child of node.children ?? []) visitTree(child, visit);
}
