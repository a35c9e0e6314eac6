import type { Root } from "hast";
import { elementsIn, nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";

type Table = { parent: TreeNode; table: TreeNode; caption?: TreeNode };

const captionBegin = /^(?:Table|Jedwali):(?:\s+|$)/i;
const cellClasses: Record<string, string> = { right: "cell-end", center: "cell-middle" };

/** Puts every table into a box that scrolls, and makes its caption of the line that begins with "Table:". */
export function shapeTables(tree: TreeNode, prefix: string) {
  tablesOf(tree).forEach(({ parent, table, caption }, index) => {
    const id = `${prefix}table-${index + 1}`;
    const words = caption?.type === "tableRow" ? caption.children?.[0] : caption;
    const begin = firstText(words);
    if (begin) begin.value = begin.value?.replace(captionBegin, "");
    table.children = (table.children ?? []).filter((row) => row !== caption);
    alignByClass(table);
    const captionNode = {
      type: "caption",
      data: { hName: "caption", hProperties: { id } },
      children: words?.children ?? [],
    };
    const named = { className: ["table-box"], tabIndex: 0, ariaLabelledBy: [id] };
    const box: TreeNode = {
      type: "tableBox",
      data: caption
        ? { hName: "section", hProperties: named }
        : { hName: "div", hProperties: { className: ["table-box"], tabIndex: 0 } },
      children: caption ? [captionNode, table] : [table],
    };
    parent.children = (parent.children ?? [])
      .filter((node) => node !== caption)
      .map((node) => (node === table ? box : node));
  });
}

/** Moves the captions into their finished tables, and marks the cells that head columns. */
export function finishTables(root: Root) {
  for (const box of elementsIn(root, "section")) {
    const [[caption], [table]] = [elementsIn(box, "caption"), elementsIn(box, "table")];
    if (!caption || !table) continue;
    table.children.unshift(caption);
    box.children = [table];
  }
  for (const cell of elementsIn(root, "th")) {
    // A cell without words, such as the one in the corner, heads no column.
    if (cell.children.length === 0) cell.tagName = "td";
    else cell.properties.scope = "col";
  }
}

function tablesOf(tree: TreeNode): Table[] {
  const taken = new Set<TreeNode>();
  return nodesIn(tree).flatMap((parent) =>
    (parent.children ?? []).flatMap((table, index, all): Table[] => {
      if (table.type !== "table") return [];
      const caption = [all[index - 1], table.children?.at(-1), all[index + 1]].find(
        (node) => node && !taken.has(node) && isCaption(node),
      );
      if (caption) taken.add(caption);
      return [{ parent, table, caption }];
    }),
  );
}

// A caption right below a table, without an empty line, is read as its last row.
function isCaption(node: TreeNode) {
  const isRow = node.type === "tableRow" && node.children?.length === 1;
  return (isRow || node.type === "paragraph") && captionBegin.test(firstText(node)?.value ?? "");
}

function firstText(node: TreeNode | undefined): TreeNode | undefined {
  return node?.type === "text" || !node ? node : firstText(node.children?.[0]);
}

// The renderer would write the sides of columns as styles, which the security policy forbids.
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
