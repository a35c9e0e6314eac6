import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { isDraft } from "#app/library/entry.ts";
import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import type { ContentKind } from "#scripts/generate/content-kinds.ts";
import type { Value } from "#scripts/new/entry-value.ts";
import { listWithEntry } from "#scripts/new/list-with-entry.ts";
import { takenId, type Before } from "#scripts/new/taken-id.ts";

/** Where a new entry stands, or why nothing was written. */
export type Addition =
  { file: string; line: number; isDraft: boolean; elsewhere: number } | { problems: string[] };

/** Adds a file of prose and takes it away again where the library finds a problem in it. */
export async function addProse(
  before: Before,
  kind: ContentKind,
  id: string,
  text: string,
): Promise<Addition> {
  const relative = `${kind.path}/${id}.mdx`;
  const taken = takenId(before, kind, id);
  if (taken) return { problems: [taken] };
  const line = text.split("\n").indexOf("---", 1) + 3;
  await mkdir(path.join(before.folders.content, kind.path), { recursive: true });
  return kept(before, relative, line, { text });
}

/** Adds an entry at the end of a list and takes it away again where the library finds a problem. */
export async function addToList(
  before: Before,
  kind: ContentKind,
  value: Value,
): Promise<Addition> {
  const file = fileName(before, kind.path);
  const broken = before.inspection.problems.filter((problem) => problem.file === file);
  if (broken.length > 0) {
    return { problems: [`${file} has to be mended first:`, ...broken.map(printProblem)] };
  }
  const taken = takenId(before, kind, String(value.id ?? ""));
  if (taken) return { problems: [taken] };
  const previous = await readFile(path.join(before.folders.content, kind.path), "utf8");
  const list = listWithEntry(previous, value);
  if (!list) {
    return { problems: [`${file}: Begin each entry on a line of its own with "- " first.`] };
  }
  return kept(before, kind.path, list.line, { text: list.text, previous });
}

// Whatever happens, the folder is left either with a whole entry or as it was.
async function kept(
  { folders }: Before,
  relative: string,
  line: number,
  { text, previous }: { text: string; previous?: string },
): Promise<Addition> {
  const place = path.join(folders.content, relative);
  const file = fileName({ folders }, relative);
  await writeFile(place, text, { flag: previous === undefined ? "wx" : "w" });
  let isRight = false;
  try {
    const { entries, problems } = await inspectContents(folders, { drafts: true });
    const own = problems.filter((problem) => problem.file === file);
    isRight = own.length === 0;
    if (!isRight) return { problems: own.map(printProblem) };
    const added = entries.filter((entry) => entry.file === file).at(-1);
    const draft = added !== undefined && isDraft(added);
    return { file, line, isDraft: draft, elsewhere: problems.length };
  } finally {
    if (!isRight) await (previous === undefined ? rm(place) : writeFile(place, previous));
  }
}

function fileName({ folders }: Pick<Before, "folders">, relative: string) {
  return `${path.basename(folders.content)}/${relative}`;
}
