import gfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { withoutComments } from "#app/content/bodies/comments.ts";
import {
  completeAddresses,
  plainAddresses,
  proseDialect,
} from "#app/content/bodies/prose-dialect.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";
import type { Fault } from "#app/content/range.ts";
import { tooCrowded, tooLong } from "#app/content/reading/too-long.ts";

/** A body as it was parsed: its tree, whose offsets are those of the file, and where it begins. */
export type Body = {
  start: number;
  tree: TreeNode;
  /** The text of the file with blanks in the place of comments. */
  source: string;
};

// MDX in the dialect that writers use.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(proseDialect)
  .use(gfm, { singleTilde: false })
  .use(plainAddresses)
  .freeze();

/** Parses the body that begins at an offset of a file's text. */
export function parseBody(text: string, start: number): Body | Fault {
  const tooMuch = tooLong(text, start) ?? tooCrowded(text, start);
  if (tooMuch) return tooMuch;
  try {
    const source = withoutComments(text, start);
    const tree = parser.parse(withoutFrontMatter(source, start)) as TreeNode;
    completeAddresses(tree);
    return { start, tree, source };
  } catch (error) {
    return faultOf(error, start, text.length);
  }
}

// The text of a file with spaces in the place of its fields, so that offsets stay the same.
function withoutFrontMatter(text: string, start: number) {
  return text.slice(0, start).replace(/[^\n]/g, " ") + text.slice(start);
}

type ParserError = {
  place?: { offset?: number; start?: { offset?: number } };
  reason?: string;
  ruleId?: string;
};

function faultOf(error: unknown, start: number, end: number): Fault {
  const { place, reason, ruleId = "" } = error as ParserError;
  // Only what the parser says, or that something is too deep for it, is a fault of the text.
  if (reason === undefined && !(error instanceof RangeError)) throw error;
  const at = place?.start?.offset ?? place?.offset ?? start;
  return {
    start: Math.min(at, end),
    end: Math.min(at + 1, end),
    code: ruleId,
    message: reason ?? String(error),
  };
}
