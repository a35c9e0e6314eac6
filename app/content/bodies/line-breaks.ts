import { nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";

/** Turns each newline of a writer into a line break, as e-mail and chat do. */
export function shapeLineBreaks(tree: TreeNode) {
  for (const node of nodesIn(tree)) {
    if (node.type === "heading") continue;
    node.children = node.children?.flatMap((child) =>
      child.type === "text" && child.value?.includes("\n") ? linesOf(child) : [child],
    );
  }
}

function linesOf(text: TreeNode): TreeNode[] {
  // A quoted value stays in one piece, even if an editor wrapped its braces over two lines.
  const lines = (text.value ?? "").split(/[ \t]*\n(?![^{}]*\}\})/);
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: "break" }] : []),
    ...(line === "" ? [] : [{ type: "text", value: line }]),
  ]);
}
