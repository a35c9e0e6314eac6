import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { printFindings } from "#scripts/check/print-findings.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import { madeId, namingFields, Refusal, type Value } from "#scripts/new/answers.ts";
import { entryFile, proseFile, type EntryFile } from "#scripts/new/entry-file.ts";
import { entryFromIssue, type ProposedEntry } from "#scripts/new/entry-from-issue.ts";
import { entryKinds, kindList, type EntryKind } from "#scripts/new/entry-kinds.ts";
import { openTrial, type Trial } from "#scripts/new/trial.ts";

/** The content folder, and the day in the form 2026-06-30. */
export type Surroundings = { content: string; today: string };

const collections: Record<string, string> = {
  stat: "stats",
  post: "posts",
  program: "programs",
  category: "categories",
};

/**
 * Does what the words behind `npm run new` say, a kind and a name, or --from-issue and a file, and
 * answers with what to tell; throws a Refusal where nothing was written.
 */
export async function newEntry(words: string[], around: Surroundings): Promise<string[]> {
  const [word, ...rest] = words;
  if (word === undefined || word === "--help") return kindList();
  const proposed = word === "--from-issue" ? entryFromIssue(await issueAt(rest[0])) : undefined;
  const kind = proposed?.kind ?? entryKinds.find((one) => one.word === word);
  if (!kind) {
    const known = entryKinds.map((one) => one.word);
    const near = didYouMean(word, known);
    throw new Refusal(`There is no kind called "${word}". ${near}\n${kindList().join("\n")}`);
  }
  const trial = await openTrial(around.content);
  const entry = proposed
    ? await proposedFile(proposed, around, trial)
    : await entryFile(kind, namedValue(kind, rest.join(" ").trim(), around, trial), around.content);
  return add(entry, around, trial);
}

/** An entry with this name; everything else that it needs is an example to write over. */
function namedValue(kind: EntryKind, name: string, { today }: Surroundings, trial: Trial): Value {
  const names = fieldNames(kind.schema);
  const naming = namingFields.find((field) => names.includes(field));
  if (!name) throw new Refusal(`Say what it is called: npm run new ${kind.word} "A name"`);
  const value = { ...(exampleOf(kind.schema) as Value), ...(naming && { [naming]: name }) };
  for (const field of Object.keys(value)) {
    const { reference, format } = notesOf(schemaAt(kind.schema, [field]) as z.ZodType);
    const target = reference && trial.ids(collections[reference] ?? "")[0];
    if (target) value[field] = Array.isArray(value[field]) ? [target] : target;
    if (format === "date") value[field] = today;
  }
  // What is an example does not pass for the truth.
  for (const mark of ["sample", "draft"]) if (names.includes(mark)) value[mark] = true;
  const hasId = kind.form === "folder" || names.includes("id");
  return { ...value, ...(hasId && { id: madeId(value, trial.ids(kind.name)) }) };
}

function notesOf(schema: z.ZodType) {
  const element = schemaAt(schema, [0]);
  const { reference = element && fieldNotes(element).reference } = fieldNotes(schema);
  const { format } = schema as { format?: string };
  return { reference, format };
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
  return entryFile(kind, { ...value, id: madeId(value, taken) }, around.content);
}

// Checked before it is written, so that a refused entry leaves nothing behind.
async function add({ file, text, line }: EntryFile, { content }: Surroundings, trial: Trial) {
  const errors = await trial.errorsWith({ file, text, line });
  if (errors.length > 0) throw new Refusal(printFindings(errors));
  const place = path.join(content, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text, { flag: file.endsWith(".mdx") ? "wx" : "w" });
  return [
    `${path.basename(content)}/${file}:${line}`,
    `Write over the examples around line ${line}. See it with npm run dev, and check it with npm run check:content.`,
  ];
}
