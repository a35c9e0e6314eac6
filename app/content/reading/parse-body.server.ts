import mdx from "@mdx-js/rollup";
import gfm from "remark-gfm";
import { plainAddresses, proseDialect } from "#app/content/bodies/prose-dialect.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";
import type { Fault } from "#app/content/range.ts";
import { tooLong } from "#app/content/reading/too-long.ts";

/** A body as it was parsed: its tree, whose offsets are those of the file, and where it begins. */
export type Body = { start: number; tree: TreeNode };

/** What turns a body's text into a tree, in the dialect that writers use. */
export const remarkPlugins = [proseDialect, [gfm, { singleTilde: false }], plainAddresses];

const trees = new Map<string, TreeNode>();
let bodiesParsed = 0;

// Nothing is left of the tree to be compiled, so this only parses.
const { transform } = mdx({
  remarkPlugins: [
    ...remarkPlugins,
    () => (tree: TreeNode, { path }: { path: string }) => {
      trees.set(path, { ...tree });
      tree.children = [];
    },
  ],
} as Parameters<typeof mdx>[0]);

/** Parses the body that begins at an offset of a file's text. */
export async function parseBody(text: string, start: number): Promise<Body | Fault> {
  const tooMuch = tooLong(text, start);
  if (tooMuch) return tooMuch;
  const path = `body-${(bodiesParsed += 1)}.mdx`;
  try {
    await (transform as (text: string, path: string) => Promise<unknown>)(
      withoutFrontMatter(text, start),
      path,
    );
    return { start, tree: trees.get(path) ?? { type: "root" } };
  } catch (error) {
    return faultOf(error, start, text.length);
  } finally {
    trees.delete(path);
  }
}

/** The text of a file with spaces in the place of its fields, so that offsets stay the same. */
export function withoutFrontMatter(text: string, start: number) {
  return text.slice(0, start).replace(/[^\n]/g, " ") + text.slice(start);
}

type ParserError = {
  place?: { offset?: number; start?: { offset?: number } };
  reason?: string;
  ruleId?: string;
};

function faultOf(error: unknown, start: number, end: number): Fault {
  const { place, reason, ruleId = "" } = error as ParserError;
  const at = place?.start?.offset ?? place?.offset ?? start;
  return { start: Math.min(at, end), end: Math.min(at + 1, end), code: ruleId, message: reason ?? String(error) };
}
