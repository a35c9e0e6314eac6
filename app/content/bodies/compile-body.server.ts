import mdx from "@mdx-js/rollup";
import type { Root } from "hast";
import gfm from "remark-gfm";
import { shapeFootnotes } from "#app/content/bodies/footnotes.ts";
import { nameHeadings } from "#app/content/bodies/headings.ts";
import { shapeLineBreaks } from "#app/content/bodies/line-breaks.ts";
import { shapePictures } from "#app/content/bodies/pictures.ts";
import { plainAddresses, proseDialect } from "#app/content/bodies/prose-dialect.ts";
import { shapeQuotations } from "#app/content/bodies/quotations.ts";
import { finishTables, shapeTables } from "#app/content/bodies/tables.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";

type File = { path: string };
type Processor = {
  parse: (text: string) => TreeNode;
  run: (tree: TreeNode, file: File) => Promise<object>;
  stringify: (tree: object, file: File) => string;
};

const ending = "body.mdx";
const prefixOf = ({ path }: File) => path.slice(0, -ending.length);

let opened: Promise<Processor> | undefined;

/** What parses and compiles bodies, in the dialect that writers use. */
export function bodyProcessor() {
  return (opened ??= openProcessor());
}

// The plugin keeps its processor to itself but hands it to those who extend it.
async function openProcessor() {
  let processor: Processor | undefined;
  const keep = function (this: unknown) {
    processor = this as Processor;
  };
  const { transform } = mdx({
    outputFormat: "function-body",
    remarkPlugins: [
      keep,
      proseDialect,
      [gfm, { singleTilde: false }],
      plainAddresses,
      () => (tree: TreeNode, file: File) => {
        nameHeadings(tree, prefixOf(file));
        shapeTables(tree);
        shapePictures(tree);
        shapeLineBreaks(tree);
        shapeQuotations(tree);
      },
    ],
    rehypePlugins: [
      () => (root: Root, file: File) => {
        finishTables(root);
        shapeFootnotes(root, prefixOf(file));
      },
    ],
    // Nobody needs source maps from the code to the text.
    SourceMapGenerator: undefined,
  } as Parameters<typeof mdx>[0]);
  await (transform as (text: string, path: string) => Promise<unknown>)("", ending);
  if (!processor) throw new Error("The MDX plugin no longer opens a processor.");
  return processor;
}

/** The code that renders a parsed body whose nodes were checked. */
export async function compileBody(tree: TreeNode, prefix = ""): Promise<string> {
  const processor = await bodyProcessor();
  // The prefix of a body's ids is the beginning of its file's name.
  const file = { path: prefix + ending };
  // Others read the tree as it was parsed.
  return processor.stringify(await processor.run(structuredClone(tree), file), file);
}
