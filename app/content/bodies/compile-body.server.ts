import mdx from "@mdx-js/rollup";
import type { Root } from "hast";
import { shapeFootnotes } from "#app/content/bodies/footnotes.ts";
import { nameHeadings } from "#app/content/bodies/headings.ts";
import { shapeLineBreaks } from "#app/content/bodies/line-breaks.ts";
import { shapePictures } from "#app/content/bodies/pictures.ts";
import { shapeQuotations } from "#app/content/bodies/quotations.ts";
import { finishTables, shapeTables } from "#app/content/bodies/tables.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";
import { remarkPlugins, withoutFrontMatter } from "#app/content/reading/parse-body.server.ts";

type File = { path: string };

const ending = "body.mdx";
const prefixOf = ({ path }: File) => path.slice(0, -ending.length);

// The prefix of a body's ids is the beginning of its file's name.
const { transform } = mdx({
  outputFormat: "function-body",
  remarkPlugins: [
    ...remarkPlugins,
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

/** The code that renders the body that begins at an offset of a text, and whose nodes were checked. */
export async function compileBody(text: string, start: number, prefix = ""): Promise<string> {
  const compile = transform as (text: string, path: string) => Promise<{ code: string }>;
  const { code } = await compile(withoutFrontMatter(text, start), prefix + ending);
  return code;
}
