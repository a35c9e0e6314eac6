import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { bodyLimits } from "#app/mdx/body-limits.ts";
import type { BodyProblem, Mention } from "#app/mdx/body-problem.ts";
import { compilingQueue, type StartHelper } from "#app/mdx/compiling/compiling-queue.server.ts";
import { transformBody } from "#app/mdx/compiling/transform-body.server.ts";
import { crashProblem } from "#app/mdx/crash-problem.ts";
import type { BodyPassage } from "#app/mdx/passages.ts";

/**
 * A body made ready: code that draws it, what it points at and what it says. Places count from its
 * first line.
 */
export type CompiledBody = { code: string; mentions: Mention[]; passages: BodyPassage[] };

/** A compiled body, or what has to be mended in it first. */
export type BodyResult = CompiledBody & { problems: BodyProblem[] };

const nothingFound = { problems: [], mentions: [], passages: [] };
const crashesAtMost = 20;
const tooDeep: BodyProblem = {
  line: 1,
  column: 1,
  says: "So much stands inside each other in this text that it cannot be read.",
  expected: "",
  fix: "Take out what was pasted by mistake.",
};
let draftsWritten = 0;
let compile = compileAnew;

/**
 * Compiles a body and checks it against what writers may use. Bodies without problems are kept in
 * the folder that BODY_CACHE names, under a name made from their text, so that a body is compiled
 * once in its life; whoever sets BODY_CACHE gives each version of the compiler its own folder.
 */
export async function compileBody(text: string): Promise<BodyResult> {
  const cached = keptBody(bodyName(text));
  if (cached) return { ...cached, problems: [] };
  const result = await compile(text);
  if (result.problems.length === 0) keepBody(bodyName(text), result);
  return result;
}

/**
 * Lets helpers compile as well, from now on, where many bodies wait: one for each core as soon as
 * that is free. They are stopped when no body waits any more. Without `start` the main thread
 * compiles alone again.
 */
export function shareCompiling(start?: StartHelper, cores: Promise<unknown>[] = []) {
  compile = start ? compilingQueue(compileAnew, start, cores) : compileAnew;
}

/** Makes the compiler ready on a text without mistakes, so that the first new one need not wait. */
export async function loadCompiler(text = "Words.") {
  await transformBody(text);
}

async function compileAnew(text: string): Promise<BodyResult> {
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

/** The name under which the body of this text is kept. */
export function bodyName(text: string) {
  return createHash("sha256").update(text).digest("hex");
}

/** The body kept under this name; nothing where there is none. A damaged one is taken away. */
export function keptBody(name: string): CompiledBody | undefined {
  const file = cachePath(name);
  if (!file) return undefined;
  let stored: string;
  try {
    stored = readFileSync(file, "utf8");
  } catch {
    // A missing body only costs a compilation.
    return undefined;
  }
  const body = bodyIn(stored);
  if (!body) rmSync(file, { force: true });
  return body;
}

/** True for the name of a body that is kept. */
export function isBodyKept(name: string) {
  const file = cachePath(name);
  return file !== undefined && existsSync(file);
}

/** The names of all bodies that are kept. */
export async function keptBodyNames(): Promise<ReadonlySet<string>> {
  const folder = process.env.BODY_CACHE;
  const files = folder ? await readdir(folder).catch(() => []) : [];
  return new Set(files.map((file) => file.slice(0, -".json".length)));
}

function cachePath(name: string) {
  const folder = process.env.BODY_CACHE;
  return folder ? path.join(folder, `${name}.json`) : undefined;
}

// The folder is made where it turns out to be missing, and not looked for before each body.
function keepBody(name: string, { code, mentions, passages }: CompiledBody) {
  const file = cachePath(name);
  if (!file) return;
  // Written beside and renamed, so that a build that is killed leaves no half entry.
  const draft = `${file}.${process.pid}-${(draftsWritten += 1)}`;
  const write = () => writeFileSync(draft, storedBody({ code, mentions, passages }));
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    write();
  }
  renameSync(draft, file);
}

// A body with a digest before it, by which it is known whole without being put together again.
function storedBody(body: CompiledBody) {
  const text = JSON.stringify(body);
  return `{"digest":"${digestOf(text)}","body":${text}}`;
}

function bodyIn(stored: string): CompiledBody | undefined {
  const [head = "", digest] = /^{"digest":"([0-9a-f]{64})","body":/.exec(stored) ?? [];
  const text = stored.slice(head.length, -1);
  return digest !== undefined && digest === digestOf(text) && stored.endsWith("}")
    ? (JSON.parse(text) as CompiledBody)
    : undefined;
}

function digestOf(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
