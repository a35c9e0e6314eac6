import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { bodyLimits } from "#app/mdx/body-limits.ts";
import type { BodyProblem, Mention } from "#app/mdx/body-problem.ts";
import { checkTree, type Findings } from "#app/mdx/check-tree.ts";
import type { CompilingHelper } from "#app/mdx/compiling/compiling-helper.ts";
import { compilingQueue } from "#app/mdx/compiling/compiling-queue.server.ts";
import { crashProblem } from "#app/mdx/crash-problem.ts";
import { bodyPassages, type BodyPassage } from "#app/mdx/passages.ts";
import { plainSigns } from "#app/mdx/plain-signs.ts";
import type { TreeNode } from "#app/mdx/tree.ts";

/**
 * A body made ready: code that draws it, what it points at and what it says. Places count from its
 * first line.
 */
export type CompiledBody = { code: string; mentions: Mention[]; passages: BodyPassage[] };

/** A compiled body, or what has to be mended in it first. */
export type BodyResult = CompiledBody & { problems: BodyProblem[] };

const nothingFound = { problems: [], mentions: [], passages: [] };
const findingsByFile = new Map<string, Findings & Pick<CompiledBody, "passages">>();
const crashesAtMost = 20;
const tooDeep: BodyProblem = {
  line: 1,
  column: 1,
  says: "So much stands inside each other in this text that it cannot be read.",
  expected: "",
  fix: "Take out what was pasted by mistake.",
};
let bodiesCompiled = 0;
let draftsWritten = 0;
let compile = compileAnew;

type Transform = (text: string, file: string) => Promise<{ code: string }>;
let transforming: Promise<Transform> | undefined;

// One plugin with one configuration compiles every body, in the build and in development; where
// every body is in the cache it is not even loaded.
function compiler() {
  transforming ??= import("@mdx-js/rollup").then(({ default: mdx }) => {
    const plugin = mdx({
      outputFormat: "function-body",
      remarkPlugins: [plainSigns, collectFindings],
    });
    return plugin.transform as Transform;
  });
  return transforming;
}

/**
 * Compiles a body and checks it against what writers may use. Bodies without problems are kept in
 * the folder that BODY_CACHE names, under a name made from their text, so that a body is compiled
 * once in its life; whoever sets BODY_CACHE gives each version of the compiler its own folder.
 */
export async function compileBody(text: string): Promise<BodyResult> {
  const cached = keptBody(bodyName(text));
  if (cached) return { ...cached, problems: [] };
  const result = await compile(text);
  if (result.problems.length === 0) await writeCache(text, result);
  return result;
}

/**
 * Lets helpers compile as well, from now on, where many bodies wait; they are started when that is
 * so and stopped when no body waits any more. Without `start` the main thread compiles alone again.
 */
export function shareCompiling(start?: () => CompilingHelper[]) {
  compile = start ? compilingQueue(compileAnew, start) : compileAnew;
}

/** Makes the compiler ready on a text without mistakes, so that the first new one need not wait. */
export async function loadCompiler(text = "Words.") {
  await transform(text);
}

async function compileAnew(text: string): Promise<BodyResult> {
  const beyond = bodyLimits(text);
  if (beyond.length > 0) return { ...nothingFound, code: "", problems: beyond };
  const crashes: BodyProblem[] = [];
  let readable = text;
  while (crashes.length < crashesAtMost) {
    try {
      const { code, findings } = await transform(readable);
      const { mentions, passages, problems } = findings;
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

async function transform(text: string) {
  const file = `body-${(bodiesCompiled += 1)}.mdx`;
  const run = await compiler();
  try {
    const { code } = await run(text, file);
    return { code, findings: findingsByFile.get(file) ?? nothingFound };
  } finally {
    findingsByFile.delete(file);
  }
}

function collectFindings() {
  return (tree: unknown, file: { path: string; value: unknown }) => {
    const text = String(file.value);
    const passages = bodyPassages(tree as TreeNode, text);
    findingsByFile.set(file.path, { ...checkTree(tree as TreeNode, text), passages });
  };
}

/** The name under which the body of this text is kept. */
export function bodyName(text: string) {
  return createHash("sha256").update(text).digest("hex");
}

/** The body kept under this name; nothing where there is none. A damaged one is taken away. */
export function keptBody(name: string): CompiledBody | undefined {
  const file = cachePath(name);
  if (!file) return undefined;
  try {
    const { digest, body } = JSON.parse(readFileSync(file, "utf8")) as StoredBody;
    if (digest === digestOf(body)) return body;
  } catch {
    // A missing or damaged entry only costs a compilation.
  }
  rmSync(file, { force: true });
  return undefined;
}

/** The names of all bodies that are kept. */
export async function keptBodyNames(): Promise<ReadonlySet<string>> {
  const folder = process.env.BODY_CACHE;
  const files = folder ? await readdir(folder).catch(() => []) : [];
  return new Set(files.map((file) => path.basename(file, ".json")));
}

function cachePath(name: string) {
  const folder = process.env.BODY_CACHE;
  return folder ? path.join(folder, `${name}.json`) : undefined;
}

async function writeCache(text: string, { code, mentions, passages }: CompiledBody) {
  const file = cachePath(bodyName(text));
  if (!file) return;
  const body = { code, mentions, passages };
  await mkdir(path.dirname(file), { recursive: true });
  // Written beside and renamed, so that a build that is killed leaves no half entry.
  const draft = `${file}.${process.pid}-${(draftsWritten += 1)}`;
  await writeFile(draft, JSON.stringify({ digest: digestOf(body), body } satisfies StoredBody));
  await rename(draft, file);
}

type StoredBody = { digest: string; body: CompiledBody };

function digestOf(body: CompiledBody) {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}
