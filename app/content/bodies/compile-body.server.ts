import mdx, { type Options } from "@mdx-js/rollup";
import type { Root } from "hast";
import { shapeFootnotes } from "#app/content/bodies/footnotes.ts";
import { nameHeadings } from "#app/content/bodies/headings.ts";
import { shapeLineBreaks } from "#app/content/bodies/line-breaks.ts";
import { shapePictures } from "#app/content/bodies/pictures.ts";
import { shapeQuotations } from "#app/content/bodies/quotations.ts";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import { finishTables, shapeTables } from "#app/content/bodies/tables.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";

type NamedFile = { path: string };
type ParsedBody = { tree: TreeNode; prefix: string };

// One compiler serves all bodies, so each body waits here under the file name that the compiler
// gets.
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
  return (tree: TreeNode, file: NamedFile) => {
    nameHeadings(tree, parsedBody(file).prefix);
    shapeTables(tree);
    shapePictures(tree);
    shapeLineBreaks(tree);
    shapeQuotations(tree);
  };
}

function finishHtml() {
  return (root: Root, file: NamedFile) => {
    finishTables(root);
    shapeFootnotes(root, parsedBody(file).prefix);
  };
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
