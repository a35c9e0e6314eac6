import type { Root } from "hast";
import { shapeFootnotes } from "#app/content/bodies/footnotes.ts";
import { nameHeadings } from "#app/content/bodies/headings.ts";
import { shapeLineBreaks } from "#app/content/bodies/line-breaks.ts";
import { shapePictures } from "#app/content/bodies/pictures.ts";
import { shapeQuotations } from "#app/content/bodies/quotations.ts";
import { finishTables, shapeTables } from "#app/content/bodies/tables.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";

/** Gives the Markdown of a body the shapes of the site before it becomes HTML; a prefix begins each id. */
export function shapeMarkdown(tree: TreeNode, prefix: string): void {
  nameHeadings(tree, prefix);
  shapeTables(tree);
  shapePictures(tree);
  shapeLineBreaks(tree);
  shapeQuotations(tree);
}

/** Finishes the HTML of a body, as a tree. */
export function shapeHtml(root: Root, prefix: string): void {
  finishTables(root);
  shapeFootnotes(root, prefix);
}
