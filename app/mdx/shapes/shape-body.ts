import type { Root } from "hast";
import { elementsIn } from "#app/mdx/shapes/elements-in.ts";
import { footnoteProblems, shapeFootnotes } from "#app/mdx/shapes/footnotes.ts";
import { shapeLineBreaks } from "#app/mdx/shapes/line-breaks.ts";
import { shapePictures } from "#app/mdx/shapes/pictures.ts";
import { quotationProblems, shapeQuotations } from "#app/mdx/shapes/quotations.ts";
import { shapeTables, tableProblems } from "#app/mdx/shapes/tables.ts";
import { problemAt, type BodyProblem } from "#app/mdx/body-problem.ts";
import { nodesIn, startOf, type TreeNode } from "#app/mdx/tree.ts";

/** Reports what is wrong with the tables, quotations, footnotes and lists of a parsed body. */
export function shapeProblems(tree: TreeNode, text: string): BodyProblem[] {
  return [
    ...tableProblems(tree, text),
    ...quotationProblems(tree),
    ...footnoteProblems(tree),
    ...taskProblems(tree),
  ];
}

function taskProblems(tree: TreeNode) {
  const tasks = nodesIn(tree).filter(({ checked }) => typeof checked === "boolean");
  const says = "A point of a list begins with a box, and no reader could tick it.";
  return tasks.map((task) => problemAt(startOf(task), says, "Take the square brackets away."));
}

/** Gives a checked body its captions, sources and line breaks. */
export function shapeBody(tree: TreeNode, prefix: string) {
  shapeTables(tree, prefix);
  shapePictures(tree);
  shapeLineBreaks(tree);
  shapeQuotations(tree);
}

/** Finishes in the HTML what Markdown has no place for: captions inside tables, and footnotes. */
export function finishBody(root: Root, prefix: string) {
  for (const box of elementsIn(root, "section")) {
    const [caption] = elementsIn(box, "caption");
    const [table] = elementsIn(box, "table");
    if (!caption || !table) continue;
    table.children.unshift(caption);
    box.children = [table];
    for (const cell of elementsIn(table, "th")) {
      // A cell without words, such as the one in the corner, heads no column.
      if (cell.children.length === 0) cell.tagName = "td";
      else cell.properties.scope = "col";
    }
  }
  shapeFootnotes(root, prefix);
}
