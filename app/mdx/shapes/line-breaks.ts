import { visitTree, type TreeNode } from "#app/mdx/tree.ts";

/** Begins a new line wherever a writer pressed Enter, as e-mail and chat do. */
export function shapeLineBreaks(tree: TreeNode) {
  visitTree(tree, (node) => {
    if (node.type === "heading") return;
    if (!node.children?.some(({ type, value }) => type === "text" && value?.includes("\n"))) return;
    node.children = node.children.flatMap((child) =>
      child.type === "text" ? linesOf(child.value ?? "") : [child],
    );
  });
}

function linesOf(words: string): TreeNode[] {
  return words
    .split(/[ \t]*\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: "break" }] : []),
      ...(line === "" ? [] : [{ type: "text", value: line }]),
    ]);
}
