import { bodyLimits } from "#app/mdx/body-limits.ts";
import type { BodyProblem, Mention } from "#app/mdx/body-problem.ts";
import { checkTree, type Findings } from "#app/mdx/check-tree.ts";
import { crashProblem } from "#app/mdx/crash-problem.ts";
import { bodyPassages, type BodyPassage } from "#app/mdx/passages.ts";
import { proseDialect } from "#app/mdx/prose-dialect.ts";
import type { TreeNode } from "#app/mdx/tree.ts";

/**
 * A body made ready: code that renders it, what it points at and what it says. Places count from
 * its first line.
 */
export type CompiledBody = { code: string; mentions: Mention[]; passages: BodyPassage[] };

/** A compiled body, or what has to be mended in it first. */
export type BodyResult = CompiledBody & { problems: BodyProblem[] };

type Found = Findings & { passages: BodyPassage[] };
type Transform = (text: string, file: string) => Promise<{ code: string }>;

const nothingFound = { problems: [], mentions: [], passages: [] };
const crashesAtMost = 20;
const tooDeep: BodyProblem = {
  line: 1,
  column: 1,
  says: "So much stands inside each other in this text that it cannot be read.",
  expected: "",
  fix: "Take out what was pasted by mistake.",
};
const foundByFile = new Map<string, Found>();
let bodiesTransformed = 0;
let plugin: Promise<Transform> | undefined;

/** Compiles a body and checks it against what writers may use. */
export async function compileBody(text: string): Promise<BodyResult> {
  const beyond = bodyLimits(text);
  if (beyond.length > 0) return { ...nothingFound, code: "", problems: beyond };
  const crashes: BodyProblem[] = [];
  let readable = text;
  while (crashes.length < crashesAtMost) {
    try {
      const { code, mentions, passages, problems } = await transformBody(readable);
      const said = crashes.length > 0 ? passages.map(withoutTags) : passages;
      return { code, mentions, passages: said, problems: [...crashes, ...problems] };
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

async function transformBody(text: string): Promise<Found & { code: string }> {
  const file = `body-${(bodiesTransformed += 1)}.mdx`;
  plugin ??= loadPlugin();
  const transform = await plugin;
  try {
    const { code } = await transform(text, file);
    return { ...(foundByFile.get(file) ?? nothingFound), code };
  } finally {
    foundByFile.delete(file);
  }
}

// One plugin with one configuration compiles every body, in the build and in development; where
// every body is in the cache it is not even loaded.
async function loadPlugin() {
  const { default: mdx } = await import("@mdx-js/rollup");
  const { transform } = mdx({
    outputFormat: "function-body",
    remarkPlugins: [proseDialect, collectFindings],
    // Nobody asks which character of the code was made of which character of the text.
    ...{ SourceMapGenerator: undefined },
  });
  return transform as Transform;
}

function collectFindings() {
  return (tree: unknown, file: { path: string; value: unknown }) => {
    const text = String(file.value);
    const passages = bodyPassages(tree as TreeNode, text);
    foundByFile.set(file.path, { ...checkTree(tree as TreeNode, text), passages });
  };
}

function withMeant(text: string, offset: number, meant: string) {
  return text.slice(0, offset) + meant + text.slice(text.indexOf(">", offset) + 1);
}

// The tag that stopped the parser becomes harmless, and what would have closed it with it, so that
// the rest is checked as well and nothing is reported for the same reason. A block that is never
// closed has no such end: the next one closes another.
function withoutTag(text: string, offset: number, isOpen = false) {
  const name = /^<([\w.:-]+)/.exec(text.slice(offset))?.[1];
  const close = name && !isOpen ? text.indexOf(`</${name}`, offset) : -1;
  return [offset, close]
    .filter((place) => place >= 0)
    .reduce((rest, place) => `${rest.slice(0, place)}‹${rest.slice(place + 1)}`, text);
}

// What is left of a tag that stopped the parser is no word of the writer's.
function withoutTags(passage: BodyPassage): BodyPassage {
  const words = passage.words.replace(/‹[^>\n]*>?/g, (tag) => " ".repeat(tag.length));
  return { ...passage, words };
}
