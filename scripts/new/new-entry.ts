import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { printProblems } from "#app/library/problems/problem.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { entryValue, madeId, missingFields, Refusal, type Answers } from "#scripts/new/answers.ts";
import { askForRest, type Surroundings } from "#scripts/new/ask-fields.ts";
import { entryFile, proseFile, type EntryFile } from "#scripts/new/entry-file.ts";
import { entryFromIssue, type ProposedEntry } from "#scripts/new/entry-from-issue.ts";
import { entryKinds, isId, kindList, type EntryKind } from "#scripts/new/entry-kinds.ts";
import { commandLine, flagLine, readFlags } from "#scripts/new/flags.ts";
import { openTrial, type Trial } from "#scripts/new/trial.ts";

/**
 * Does what the words behind `npm run new` say and answers with what to tell at the end; throws a
 * Refusal or a ContentError where nothing was written.
 */
export async function newEntry(words: string[], around: Surroundings): Promise<string[]> {
  const [word, ...flags] = words;
  if (word === undefined || word === "--help") return kindList();
  const proposed = word === "--from-issue" ? entryFromIssue(await issueAt(flags[0])) : undefined;
  const kind = proposed?.kind ?? entryKinds.find((one) => one.word === word);
  const known = entryKinds.map((one) => one.word);
  if (!kind) {
    const near = didYouMean(word, known);
    throw new Refusal(`There is no kind called "${word}". ${near}\n${kindList().join("\n")}`);
  }
  if (flags.includes("--help")) {
    return [`npm run new ${word} -- with any of these:`, ...kind.fields.map(flagLine)];
  }
  const trial = await openTrial(around.folders);
  const broken = trial.problems.filter(({ file }) => file.endsWith(`/${kind.path}`));
  if (broken.length > 0) {
    throw new Refusal(`${kind.path} has to be mended first:\n${printProblems(broken)}`);
  }
  if (proposed) return add(await proposedFile(proposed, around, trial), around, trial);
  return addAnswers(kind, readFlags(kind, flags), around, trial);
}

async function issueAt(file = "") {
  const issue = await readFile(file, "utf8").catch(() => undefined);
  if (issue === undefined) throw new Refusal(`There is no file ${file} to read.`);
  return issue;
}

async function proposedFile(
  { kind, value, body }: ProposedEntry,
  around: Surroundings,
  trial: Trial,
) {
  if (body !== undefined) return proseFile(kind, value, body);
  const taken = trial.ids(kind.name);
  // A figure stands once, and pages quote it by its id.
  if (kind.name === "stats" && taken.includes(String(value.id))) {
    throw new Refusal(`There is a figure ${String(value.id)} already. Change it in ${kind.path}.`);
  }
  return entryFile(kind, { ...value, id: madeId(value, taken) }, around.folders);
}

async function addAnswers(kind: EntryKind, answers: Answers, around: Surroundings, trial: Trial) {
  if (!around.ask) {
    const id = kind.fields.find(isId);
    const made = madeId(entryValue(kind, answers), trial.ids(kind.name));
    if (id && !answers.has(id) && made !== "") answers.set(id, made);
    const missing = missingFields(kind, answers);
    // An id may yet be made of what else is missing.
    const others = missing.filter((field) => !isId(field));
    const told = others.length > 0 ? others : missing;
    if (told.length > 0) throw new Refusal(`These are missing:\n${told.map(flagLine).join("\n")}`);
  }
  try {
    if (around.ask) await askForRest(kind, answers, { ...around, ask: around.ask }, trial);
    const entry = await entryFile(kind, entryValue(kind, answers), around.folders);
    return await add(entry, around, trial);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const command = commandLine(kind, answers);
    throw new Refusal(`${error.message}\nNothing was written. To go on from here:\n${command}`);
  }
}

// Checked before it is written, so that a refused entry leaves nothing behind.
async function add({ file, text, line }: EntryFile, { folders }: Surroundings, trial: Trial) {
  const { own, elsewhere } = await trial.check({ file, text, line });
  if (own.length > 0) throw new Refusal(printProblems(own));
  const place = path.join(folders.content, file);
  const isProse = file.endsWith(".mdx");
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text, { flag: isProse ? "wx" : "w" });
  const isDraft = isProse && text.includes("\ndraft: true\n");
  return [
    `${path.basename(folders.content)}/${file}:${line}`,
    isProse
      ? `Write the text from line ${line} on, in the place of what stands there.`
      : `Read it over from line ${line} on.`,
    ...(isDraft ? ["It is a draft: take the line draft: true away when it is ready."] : []),
    "See it with npm run dev, and check it with npm run check:content.",
    ...(elsewhere ? [`The check also names what is to be mended elsewhere (${elsewhere}).`] : []),
  ];
}
