import { nodesIn, startOf, type TreeNode } from "#app/content/bodies/tree.ts";

/** Begins a new line wherever a writer pressed Enter, as e-mail and chat do. */
export function shapeLineBreaks(tree: TreeNode) {
  for (const node of nodesIn(tree)) {
    if (node.type === "heading") continue;
    node.children = node.children?.flatMap((child) =>
      child.type === "text" && child.value?.includes("\n") ? linesOf(child) : [child],
    );
  }
}

function linesOf(text: TreeNode): TreeNode[] {
  // What is quoted stays whole, where an editor has broken its braces over two lines.
  const lines = (text.value ?? "").split(/[ \t]*\n(?![^{}]*\}\})/);
  return lines.flatMap((value, index) => {
    const before = lines.slice(0, index).join("\n").split("\n").length - (index > 0 ? 0 : 1);
    const line = { type: "text", value, position: lineAt(text, before) };
    return [...(index > 0 ? [{ type: "break" }] : []), ...(value === "" ? [] : [line])];
  });
}

// Each line leads to where it is written.
function lineAt(text: TreeNode, index: number) {
  const { line, column } = startOf(text);
  const start = { line: line + index, column: index === 0 ? column : 1 };
  return { start, end: start };
}
