type Point = { line: number; column: number; offset?: number };

/** A setting of a block as the parser leaves it. */
export type Setting = {
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
  /** Words in quotes behind an address. */
  title?: string | null;
  identifier?: string;
  alt?: string | null;
  attributes?: Setting[];
  children?: TreeNode[];
  position?: { start: Point; end: Point };
  /** What becomes of the node in HTML. */
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  /** The sides to which the columns of a table keep. */
  align?: (string | null)[];
  /** Whether the box before a point of a list is ticked. */
  checked?: boolean | null;
};

/** The name of a link definition, normalized as the renderer compares it. */
export function nameBelow({ identifier = "" }: TreeNode) {
  return identifier.toUpperCase();
}

/** The link definitions by their names; where two have one name, the first is rendered. */
export function addressesBelow(tree: TreeNode): ReadonlyMap<string, TreeNode> {
  const found = new Map<string, TreeNode>();
  visitTree(tree, (node) => {
    const isNew = node.type === "definition" && !found.has(nameBelow(node));
    if (isNew) found.set(nameBelow(node), node);
  });
  return found;
}

/** The words of a node and everything inside it. */
export function wordsIn(node: TreeNode) {
  let words = "";
  visitTree(node, ({ value, alt }) => {
    words += value ?? alt ?? "";
  });
  return words;
}

/** Visits a node and everything inside it, in reading order. */
export function visitTree(node: TreeNode, visit: (node: TreeNode) => void) {
  visit(node);
  for (const child of node.children ?? []) visitTree(child, visit);
}
