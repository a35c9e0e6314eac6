import type { Root } from "hast";
import { shapeFootnotes } from "#app/content/bodies/footnotes.ts";
import { nameHeadings } from "#app/content/bodies/headings.ts";
import { shapeQuotations } from "#app/content/bodies/quotations.ts";
import { type TreeNode, nodesIn, elementsIn, wordsIn } from "#app/content/bodies/tree.ts";

/** Gives the Markdown of a body the shapes of the site before it becomes HTML; a prefix begins each id. */
export function shapeMarkdown(tree: TreeNode, prefix: string): void {
  nameHeadings(tree, prefix);
  shapeTables(tree);
  shapePictures(tree);
  shapeLineBreaks(tree);
  shapeQuotations(tree);
  setDirections(tree);
}

/** Finishes the HTML of a body, as a tree. */
export function shapeHtml(root: Root, prefix: string): void {
  finishTables(root);
  shapeFootnotes(root, prefix);
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

// A text with Arabic or Hebrew letters begins on the side of its own script.
function setDirections(tree: TreeNode) {
  for (const node of nodesIn(tree)) {
    const isBlock = /^(?:paragraph|heading|tableCell)$/.test(node.type);
    if (!isBlock || !rightToLeft.test(wordsIn(node))) continue;
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dir: "auto" } };
  }
}

// Turns each newline of a writer into a line break, as e-mail and chat do.
function shapeLineBreaks(tree: TreeNode) {
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

// Makes the title of each picture outside a sentence its caption; a paragraph of several pictures becomes a row.
function shapePictures(tree: TreeNode) {
  for (const node of nodesIn(tree)) {
    const [first, ...others] = picturesIn(node);
    if (!first) continue;
    if (others.length > 0) {
      node.data = { hName: "div", hProperties: { className: ["photo-row"] } };
      node.children = [first, ...others].map(shaped);
    } else if (first.title) Object.assign(node, shaped(first));
  }
}

function shaped(picture: TreeNode): TreeNode {
  if (!picture.title) return picture;
  const words = { type: "text", value: picture.title };
  const caption = { type: "caption", data: { hName: "figcaption" }, children: [words] };
  const children = [{ ...picture, title: null }, caption];
  return { type: "captioned", data: { hName: "figure" }, children };
}

// The pictures of a paragraph that holds only pictures.
function picturesIn({ type, children = [] }: TreeNode) {
  const pictures = children.filter((child) => child.type === "image");
  const others = children.filter((child) => child.type !== "image");
  const isBare = others.every(({ type, value = "" }) => type === "text" && value.trim() === "");
  return type === "paragraph" && isBare ? pictures : [];
}

const cellClasses: Record<string, string> = { right: "cell-end", center: "cell-middle" };

// Wraps each table in a box that scrolls.
function shapeTables(tree: TreeNode) {
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

// Marks the header cells of columns.
function finishTables(root: Root) {
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
