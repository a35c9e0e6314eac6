import { readFile } from "node:fs/promises";

import { inspectContents, type Folders } from "#app/library/inspect.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { fieldNames } from "#app/library/schema-walk.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { addProse, addToList, type Addition } from "#scripts/new/add-entry.ts";
import { answerProblem, knownNames } from "#scripts/new/answers/answer-problem.ts";
import type { Desk, Judge } from "#scripts/new/answers/ask-fields.ts";
import { entryKinds, isId, type EntryKind } from "#scripts/new/entry-kinds.ts";
import { entryLines } from "#scripts/new/entry-lines.ts";
import { inOrder, type Value } from "#scripts/new/entry-value.ts";
import { gatherValue } from "#scripts/new/answers/gather-value.ts";
import { flagList, kindList } from "#scripts/new/kind-help.ts";
import { nextSteps } from "#scripts/new/next-steps.ts";
import { postFromIssue } from "#scripts/new/post-from-issue.ts";
import { plainParagraph, proseFile } from "#scripts/new/prose-file.ts";
import { readFlags } from "#scripts/new/answers/read-flags.ts";
import { takenId, type Before } from "#scripts/new/taken-id.ts";

/** Where the command works and with whom; without `ask` nobody is there to be asked. */
export type Surroundings = Pick<Desk, "say"> & {
  folders: Folders;
  /** Prints a line of what went wrong. */
  complain: (line: string) => void;
  ask?: Desk["ask"];
  /** Today in the form 2026-06-30. */
  today: string;
};

const fromIssue = "from-issue";

/** Adds one entry to the content folder as the words behind `npm run new` say; answers if it did. */
export async function newEntry(words: string[], around: Surroundings): Promise<boolean> {
  const [word, ...flags] = words;
  const { say, complain } = around;
  if (word === undefined || word === "--help") {
    say(kindList());
    return true;
  }
  const chosen = entryKinds.find((one) => one.word === word);
  if (!chosen) {
    const known = entryKinds.map((one) => one.word);
    complain(`There is no kind called "${word}". ${didYouMean(word, known)}`.trim());
    complain(kindList());
    return false;
  }
  if (flags.includes("--help")) {
    say(flagList(chosen));
    return true;
  }
  const addition = await additionOf(chosen, flags, around);
  if ("problems" in addition) {
    for (const problem of addition.problems) complain(problem);
    return false;
  }
  for (const line of nextSteps(chosen, addition)) say(line);
  return true;
}

async function additionOf(
  chosen: EntryKind,
  words: string[],
  around: Surroundings,
): Promise<Addition> {
  const settingNames = chosen.kind.name === "posts" ? [fromIssue] : [];
  const { texts, settings, problems } = readFlags(words, chosen.fields, settingNames);
  if (problems.length > 0) return { problems };
  const { folders } = around;
  try {
    const before = { folders, inspection: await inspectContents(folders, { drafts: true }) };
    const issue = settings[fromIssue];
    if (issue !== undefined) return await addFromIssue(before, chosen, issue);
    const known = knownNames(before.inspection.entries);
    const judge: Judge = (field, value) =>
      answerProblem(field, value, known) ??
      (isId(field) ? takenId(before, chosen.kind, String(value)) : undefined);
    const gathered = await gatherValue(chosen, texts, { ...around, known, judge });
    if ("problems" in gathered) return gathered;
    const addition = await add(before, chosen, gathered.value);
    return "problems" in addition ? withWords(addition.problems, gathered.value) : addition;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.message.split("\n") };
  }
}

async function addFromIssue(before: Before, { kind }: EntryKind, file: string): Promise<Addition> {
  const issue = await readFile(file, "utf8").catch(() => undefined);
  if (issue === undefined) return { problems: [`There is no file ${file} to read.`] };
  const draft = postFromIssue(issue);
  return "problems" in draft ? draft : addProse(before, kind, draft.id, draft.text);
}

async function add(before: Before, { kind }: EntryKind, value: Value): Promise<Addition> {
  if (kind.shape === "list") return addToList(before, kind, inOrder(kind.schema, value));
  const isDrafted = fieldNames(kind.schema).includes("draft");
  const fields = isDrafted ? { draft: true, ...value } : value;
  const text = proseFile(kind.schema, fields, firstWords(value));
  return addProse(before, kind, String(value.id), text);
}

// Whoever answered many questions should not have to think of it all again.
function withWords(problems: string[], value: Value) {
  return { problems: [...problems, "Nothing was written. You said:", ...entryLines(value)] };
}

// A body may not be empty, and what the fields say of it already is true.
function firstWords({ excerpt, summary, description, title }: Value) {
  return plainParagraph(String(excerpt ?? summary ?? description ?? title));
}
