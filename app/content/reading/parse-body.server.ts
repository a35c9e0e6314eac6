import gfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { withoutComments } from "#app/content/bodies/comments.ts";
import {
  completeAddresses,
  plainAddresses,
  proseDialect,
} from "#app/content/bodies/prose-dialect.ts";
import { readTags } from "#app/content/bodies/html-tags.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";
import type { Fault, Range } from "#app/content/range.ts";
import { tooCrowded, tooLong } from "#app/content/reading/too-long.ts";

/** A parsed body: its tree, with offsets in the file, and where it begins. */
export type Body = {
  start: number;
  tree: TreeNode;
  /** The text of the file with spaces instead of comments. */
  source: string;
  /** Block tags that have no partner or cannot be read; the rest is parsed without them. */
  faults: Fault[];
  /** The HTML tags that were read as Markdown. */
  tags: TreeNode[];
};

// Each fault takes another pass over the whole text.
const faultsAtMost = 5;

// CommonMark and GFM with our blocks.
const parser = unified()
  .use(remarkParse)
  .use(proseDialect)
  .use(gfm, { singleTilde: false })
  .use(plainAddresses)
  .freeze();

/** Parses the body that begins at an offset of a file's text. */
export function parseBody(text: string, start: number): Body | Fault {
  const tooMuch = tooLong(text, start) ?? tooCrowded(text, start);
  if (tooMuch) return tooMuch;
  const source = withoutComments(text, start);
  let written = blank(source, { start: 0, end: start });
  for (const faults: Fault[] = []; ;) {
    try {
      const tree = parser.parse(written) as TreeNode;
      const tags = readTags(tree);
      completeAddresses(tree);
      return { start, tree, source, faults, tags };
    } catch (error) {
      const fault = faultOf(error, start, text.length);
      const [tag, ...partners] = error instanceof RangeError ? [] : tagsAt(fault, written);
      if (!tag || faults.length === faultsAtMost) return faults[0] ?? fault;
      faults.push({ ...fault, ...tag });
      for (const range of [tag, ...partners]) written = blank(written, range);
    }
  }
}

// Replaces a part with spaces, so that offsets stay the same.
function blank(text: string, { start, end }: Range) {
  const part = text.slice(start, end).replace(/[^\n]/g, " ");
  return text.slice(0, start) + part + text.slice(end);
}

// The tag to blame, and its likely partner.
function tagsAt({ message, start }: Fault, text: string): Range[] {
  const [, line, column] = / for `<[^`]*>` \((\d+):(\d+)-/.exec(message) ?? [];
  const at = line ? offsetAt(text, Number(line), Number(column)) : text.lastIndexOf("<", start);
  const blamed = tagAt(text, at);
  if (!blamed) return [];
  const [, closing = ""] = /^Unexpected closing tag `<\/([\w.]+)/.exec(message) ?? [];
  const isOpened = new RegExp(`<${closing}[\\s>]`).test(text.slice(0, start));
  const name = /^<([\w.]+)/.exec(text.slice(at))?.[1] ?? "";
  const end = closing && !isOpened ? start : line ? -1 : text.indexOf(`</${name}>`, at);
  return [blamed, tagAt(text, end)].filter((range) => range !== undefined);
}

function tagAt(text: string, at: number): Range | undefined {
  const [tag] = (at < 0 ? null : /^<[^<>]*>|^<[^<\n]*/.exec(text.slice(at))) ?? [];
  return tag === undefined ? undefined : { start: at, end: at + tag.length };
}

function offsetAt(text: string, line: number, column: number) {
  const above = text.split("\n").slice(0, line - 1);
  return above.reduce((sum, line) => sum + line.length + 1, 0) + column - 1;
}

type ParserError = {
  place?: { offset?: number; start?: { offset?: number } };
  reason?: string;
  ruleId?: string;
};

function faultOf(error: unknown, start: number, end: number): Fault {
  const { place, reason, ruleId = "" } = error as ParserError;
  // Only a parser error, or nesting that is too deep for the parser, is a fault of the text.
  if (reason === undefined && !(error instanceof RangeError)) throw error;
  const at = place?.start?.offset ?? place?.offset ?? start;
  return {
    start: Math.min(at, end),
    end: Math.min(at + 1, end),
    code: ruleId,
    message: reason ?? String(error),
  };
}
