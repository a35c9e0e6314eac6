import type { Root } from "hast";
import { bodyLimits } from "#app/mdx/body-limits.ts";
import { problemAt, type BodyProblem, type Mention } from "#app/mdx/body-problem.ts";
import { checkTree, type Findings } from "#app/mdx/check-tree.ts";
import { crashProblem } from "#app/mdx/crash-problem.ts";
import { finishBody, shapeBody, shapeProblems } from "#app/mdx/shapes/shape-body.ts";
import { markTexts, type MarkText } from "#app/mdx/shapes/marked-texts.ts";
import { nameHeadings, type BodyHeading } from "#app/mdx/shapes/headings.ts";
import { bodyPassages, type BodyPassage } from "#app/mdx/passages.ts";
import { plainAddresses, proseDialect } from "#app/mdx/prose-dialect.ts";
import type { TreeNode } from "#app/mdx/tree.ts";

/**
 * A compiled body: code that renders it, its headings, what it points at and its passages. Places
 * count from its first line.
 */
export type CompiledBody = {
  code: string;
  headings: BodyHeading[];
  mentions: Mention[];
  passages: BodyPassage[];
};

/** A compiled body with its problems. */
export type BodyResult = CompiledBody & { problems: BodyProblem[] };

type Found = Findings & { headings: BodyHeading[]; passages: BodyPassage[] };
/**
 * Where a body stands: its folder, and what begins its ids where several share a page; `mark` puts
 * something behind each of its texts, by which a page tells where it is written.
 */
export type BodyPlace = { folder?: string; prefix?: string; mark?: MarkText };

type BodyFile = { path: string; value: unknown };
type Transform = (text: string, file: string) => Promise<{ code: string }>;

const nothingFound = { problems: [], headings: [], mentions: [], passages: [] };
const crashesAtMost = 20;
const tooDeep = problemAt(
  { line: 1, column: 1 },
  "So much stands inside each other in this text that it cannot be read.",
  "Take out what was pasted by mistake.",
);
const places = new Map<string, BodyPlace>();
const foundByFile = new Map<string, Found>();
let bodiesTransformed = 0;
let plugin: Promise<Transform> | undefined;

/** Compiles a body and checks it against what writers may use. */
export async function compileBody(text: string, place: BodyPlace = {}): Promise<BodyResult> {
  const beyond = bodyLimits(text);
  if (beyond.length > 0) return { ...nothingFound, code: "", problems: beyond };
  const crashes: BodyProblem[] = [];
  let readable = text;
  while (crashes.length < crashesAtMost) {
    try {
      const { problems, passages, ...found } = await transformBody(readable, place);
      const said = crashes.length > 0 ? passages.map(withoutTags) : passages;
      return { ...found, passages: said, problems: [...crashes, ...problems] };
    } catch (error) {
      // Too deep for the parser in a way that no limit foresaw.
      if (error instanceof RangeError) return { ...nothingFound, code: "", problems: [tooDeep] };
      const { offset, meant, isOpen, ...problem } = crashProblem(readable, error);
      crashes.push(problem);
      readable = meant ? withMeant(readable, offset, meant) : withoutTag(readable, offset, isOpen);
    }
  }
  return { ...nothingFound, code: "", problems: crashes };
}

async function transformBody(text: string, place: BodyPlace): Promise<Found & { code: string }> {
  const file = `body-${(bodiesTransformed += 1)}.mdx`;
  places.set(file, place);
  plugin ??= loadPlugin();
  const transform = await plugin;
  try {
    const { code } = await transform(text, file);
    return { ...(foundByFile.get(file) ?? nothingFound), code };
  } finally {
    foundByFile.delete(file);
    places.delete(file);
  }
}

// Imported late, because it is not needed where every body is in the cache.
async function loadPlugin() {
  const [{ default: mdx }, { default: gfm }] = await Promise.all([
    import("@mdx-js/rollup"),
    import("remark-gfm"),
  ]);
  const { transform } = mdx({
    outputFormat: "function-body",
    // The dialect takes letters away from MDX that bare addresses begin with.
    remarkPlugins: [proseDialect, [gfm, { singleTilde: false }], plainAddresses, collectFindings],
    rehypePlugins: [finishTree],
    // Nobody needs source maps from the code to the text.
    ...{ SourceMapGenerator: undefined },
  });
  return transform as Transform;
}

function finishTree() {
  return (root: Root, file: BodyFile) => {
    finishBody(root, prefixOf(file));
    const { mark } = places.get(file.path) ?? {};
    if (mark) markTexts(root, mark);
  };
}

function collectFindings() {
  return (root: unknown, file: BodyFile) => {
    const tree = root as TreeNode;
    const text = String(file.value);
    const prefix = prefixOf(file);
    const { headings, problems } = nameHeadings(tree, text, prefix);
    const passages = bodyPassages(tree, text);
    const findings = checkTree(tree, text, places.get(file.path)?.folder);
    foundByFile.set(file.path, {
      ...findings,
      problems: [...problems, ...findings.problems, ...shapeProblems(tree, text)],
      headings,
      passages,
    });
    shapeBody(tree, prefix);
  };
}

function prefixOf({ path }: BodyFile) {
  return places.get(path)?.prefix ?? "";
}

function withMeant(text: string, offset: number, meant: string) {
  return text.slice(0, offset) + meant + text.slice(text.indexOf(">", offset) + 1);
}

// Defuses the tag that stopped the parser, and the tag that closes it, so that the rest is checked
// too and nothing is reported twice. Where a block is never closed, the next closing tag belongs to
// another one.
function withoutTag(text: string, offset: number, isOpen = false) {
  const name = /^<([\w.:-]+)/.exec(text.slice(offset))?.[1];
  const close = name && !isOpen ? text.indexOf(`</${name}`, offset) : -1;
  return [offset, close]
    .filter((place) => place >= 0)
    .reduce((rest, place) => `${rest.slice(0, place)}‹${rest.slice(place + 1)}`, text);
}

// A defused tag is no part of the writer's words.
function withoutTags(passage: BodyPassage): BodyPassage {
  const words = passage.words.replace(/‹[^>\n]*>?/g, (tag) => " ".repeat(tag.length));
  return { ...passage, words };
}
