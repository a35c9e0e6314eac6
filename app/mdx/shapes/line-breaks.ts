import { nodesIn, type TreeNode } from "#app/mdx/tree.ts";

/** Begins a new line wherever a writer pressed Enter, as e-mail and chat do. */
export function shapeLineBreaks(tree: TreeNode) {
  for (const node of nodesIn(tree)) {
    if (node.type === "heading") continue;
    node.children = node.children?.flatMap((child) =>
      child.type === "text" && child.value?.includes("\n") ? linesOf(child.value) : [child],
    );
  }
}

function linesOf(words: string): TreeNode[] {
  return words
    .split(/[ \t]*\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: "break" }] : []),
      ...(line === "" ? [] : [{ type: "text", value: line }]),
    ]);
}
