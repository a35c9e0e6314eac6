import mdx, { type Options } from "@mdx-js/rollup";
import type { Root } from "hast";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import { shapeHtml, shapeMarkdown } from "#app/content/bodies/shape-body.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";

type NamedFile = { path: string };
type ParsedBody = { tree: TreeNode; prefix: string };

// One compiler serves all bodies, so each body waits here under the file name that the compiler gets.
const parsedBodies = new Map<string, ParsedBody>();
let compiledBodies = 0;

const { transform } = mdx({
  outputFormat: "function-body",
  remarkPlugins: [useParsedTree, shapeTree],
  rehypePlugins: [finishHtml],
  // No source map: nobody debugs a body's code.
  SourceMapGenerator: undefined,
} as Options);

/**
 * The JavaScript that renders a parsed body, with a prefix on each of its ids. Throws a TypeError
 * if the body has refused nodes, so that no code of a writer reaches the compiler.
 */
export async function compileBody(tree: TreeNode, prefix = ""): Promise<string> {
  if (refusedNodes(tree).length > 0) throw new TypeError("This body has refused nodes.");
  compiledBodies += 1;
  const name = `${compiledBodies}.mdx`;
  parsedBodies.set(name, { tree, prefix });
  try {
    return (await transform("", name))?.code ?? "";
  } finally {
    parsedBodies.delete(name);
  }
}

// The check has already parsed the body in our dialect.
function useParsedTree(this: { parser?: (text: string, file: NamedFile) => TreeNode }) {
  this.parser = (_text, file) => copyOf(parsedBody(file).tree);
}

function shapeTree() {
  return (tree: TreeNode, file: NamedFile) => shapeMarkdown(tree, parsedBody(file).prefix);
}

function finishHtml() {
  return (root: Root, file: NamedFile) => shapeHtml(root, parsedBody(file).prefix);
}

function parsedBody({ path }: NamedFile) {
  const body = parsedBodies.get(path);
  if (!body) throw new RangeError(`There is no body ${path}.`);
  return body;
}

// The check still reads the original tree, and compiled code needs no positions.
function copyOf({ position: _, children, ...node }: TreeNode): TreeNode {
  return children ? { ...node, children: children.map(copyOf) } : node;
}
