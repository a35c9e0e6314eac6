import type { Properties, Root } from "hast";
import remarkRehype, { type Options } from "remark-rehype";
import { unified } from "unified";
import { shapeFootnotes } from "#app/content/bodies/footnotes.ts";
import { nameHeadings } from "#app/content/bodies/headings.ts";
import { shapeLineBreaks } from "#app/content/bodies/line-breaks.ts";
import { shapePictures } from "#app/content/bodies/pictures.ts";
import { shapeQuotations } from "#app/content/bodies/quotations.ts";
import { finishTables, shapeTables } from "#app/content/bodies/tables.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";

// A block becomes an element of its own name, which the writer's kit renders.
const block: NonNullable<Options["handlers"]>["mdxJsxFlowElement"] = (state, node: TreeNode) => {
  const settings = node.attributes?.map(({ name = "", value }) => [name, value]);
  const properties = Object.fromEntries(settings ?? []) as Properties;
  const children = state.all(node as Parameters<typeof state.all>[0]);
  return { type: "element", tagName: node.name ?? "", properties, children };
};

const toHtml = unified().use(remarkRehype, { handlers: { mdxJsxFlowElement: block } });

/** The HTML of a parsed body whose nodes were checked, as a tree; a prefix begins each of its ids. */
export async function compileBody(tree: TreeNode, prefix = ""): Promise<Root> {
  const copy = copyOf(tree);
  nameHeadings(copy, prefix);
  shapeTables(copy);
  shapePictures(copy);
  shapeLineBreaks(copy);
  shapeQuotations(copy);
  const root = (await toHtml.run(copy as Parameters<typeof toHtml.run>[0])) as Root;
  finishTables(root);
  shapeFootnotes(root, prefix);
  return root;
}

// Others read the tree as it was parsed, and nobody asks its HTML where it is written.
function copyOf({ position: _, children, ...node }: TreeNode): TreeNode {
  return children ? { ...node, children: children.map(copyOf) } : node;
}
