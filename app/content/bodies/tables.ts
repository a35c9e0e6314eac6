import type { Root } from "hast";
import { elementsIn, nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";

const cellClasses: Record<string, string> = { right: "cell-end", center: "cell-middle" };

/** Wraps each table in a box that scrolls. */
export function shapeTables(tree: TreeNode) {
  for (const parent of nodesIn(tree)) {
    if (parent.type === "tableBox") continue;
    parent.children = parent.children?.map((table) => {
      if (table.type !== "table") return table;
      alignByClass(table);
      const data = { hName: "div", hProperties: { className: ["table-box"], tabIndex: 0 } };
      return { type: "tableBox", data, children: [table] };
    });
  }
}

/** Marks the header cells of columns. */
export function finishTables(root: Root) {
  for (const cell of elementsIn(root, "th")) {
    // An empty cell, such as the corner, is not a header.
    if (cell.children.length === 0) cell.tagName = "td";
    else cell.properties.scope = "col";
  }
}

// The renderer would write alignment as inline styles, which the security policy forbids.
function alignByClass(table: TreeNode) {
  const { align = [] } = table;
  for (const row of table.children ?? []) {
    row.children?.forEach((cell, index) => {
      const name = cellClasses[align[index] ?? ""];
      if (name) cell.data = { hProperties: { className: [name] } };
    });
  }
  table.align = align.map(() => null);
}
