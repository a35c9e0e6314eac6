// Replaces the compiler and the renderer of bodies: the editor's policy forbids eval, so a body stays
// a tree until it is rendered.
import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import { shapeHtml, shapeMarkdown } from "#app/content/bodies/shape-body.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";
import { writersKit, type KitNeeds } from "#app/content/bodies/writers-kit.tsx";

const toHtml = unified()
  .use(remarkRehype, { passThrough: ["mdxJsxFlowElement"] })
  .freeze();

// The tree of a parsed body as JSON, in place of the code that a build makes of it.
async function treeOfBody(tree: TreeNode, prefix = ""): Promise<string> {
  if (refusedNodes(tree).length > 0) throw new TypeError("This body has nodes that are refused.");
  const copy = structuredClone(tree);
  shapeMarkdown(copy, prefix);
  const root = (await toHtml.run(copy as never)) as Root;
  shapeHtml(root, prefix);
  return JSON.stringify(root);
}

function htmlOfTree(tree: string, needs: KitNeeds): string {
  const components = writersKit(needs);
  // The name of a block looks like a variable; nothing else is ever evaluated.
  const createEvaluater = () => ({
    evaluateExpression: (block: { name?: string }) => components[block.name as "Callout"],
    evaluateProgram: () => undefined,
  });
  const options = { Fragment, jsx, jsxs, components, createEvaluater };
  return renderToStaticMarkup(toJsxRuntime(JSON.parse(tree) as Root, options as never));
}

// Under the names of the functions that they replace.
export { treeOfBody as compileBody, htmlOfTree as renderBody };
