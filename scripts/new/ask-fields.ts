import type { Folders } from "#app/library/inspect.server.ts";
import { sentencesOf } from "#app/library/problems/problem.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import { dottedName, type Field } from "#scripts/generate/fields-of.ts";
import { answerProblem, answerValue, entryValue } from "#scripts/new/answers.ts";
import { madeId, missingFields, Refusal, type Answers, type Value } from "#scripts/new/answers.ts";
import { entryFile } from "#scripts/new/entry-file.ts";
import { fieldWords, isId, type EntryKind } from "#scripts/new/entry-kinds.ts";
import type { Trial } from "#scripts/new/trial.ts";

/** Where the command works and with whom; without `ask` nobody is there to be asked. */
export type Surroundings = {
  folders: Folders;
  /** Answers with a line, or with undefined once nobody answers any more. */
  ask?: (prompt: string) => Promise<string | undefined>;
  say: (line: string) => void;
  /** Today in the form 2026-06-30. */
  today: string;
};

const targetsAtMost = 12;
const collections: Record<string, string> = { stat: "stats", post: "posts", program: "programs" };

/** Asks for each field that has to be answered yet; throws a Refusal where the answers end. */
export async function askForRest(
  kind: EntryKind,
  answers: Answers,
  { ask, say, today, folders }: Surroundings & Required<Pick<Surroundings, "ask">>,
  trial: Trial,
) {
  const missing = missingFields(kind, answers);
  const fields = kind.fields.filter(
    // What is optional in a group that is needed would never be heard of otherwise.
    (field) => missing.includes(field) || (field.parent?.isNeeded && !answers.has(field)),
  );
  for (const field of [...fields.filter((one) => !isId(one)), ...fields.filter(isId)]) {
    const made = isId(field) ? madeId(entryValue(kind, answers), trial.ids(kind.name)) : "";
    // Visitors see the name of a file in its address, so only that is for the writer to choose.
    if (made !== "" && kind.shape === "list") answers.set(field, made);
    else await askFor(field, field.node.format === "date" ? today : made);
  }

  async function askFor(field: Field, suggestion: string) {
    explain(field);
    for (;;) {
      const written = await ask(suggestion === "" ? "> " : `[${suggestion}] > `);
      if (written === undefined) throw new Refusal("");
      const text = written.trim() || suggestion;
      if (text === "" && !field.isNeeded) return;
      const value = answerValue(field, [text]);
      const problem = answerProblem(field, value) ?? (await problemInFolder(field, value));
      if (problem) say(`  ${problem}`);
      else {
        if (field.node.format === "date" && value !== text) say(`  That is ${String(value)}.`);
        answers.set(field, value);
        return;
      }
    }
  }

  function explain({ path, isNeeded, node }: Field) {
    const [example] = node.examples ?? [];
    say(`\n${dottedName(path)}: ${fieldWords(node)}${isNeeded ? "" : " (may stay empty)"}`);
    const ids = trial.ids(collections[String(node.reference ?? node.items?.reference)] ?? "");
    if (ids.length > 0 && ids.length <= targetsAtMost) say(`  There are: ${ids.join(", ")}`);
    if (example !== undefined) say(`  Example: ${[example].flat().join(", ")}`);
  }

  // The content check reads whole entries, so examples stand in for what is not answered yet.
  async function problemInFolder(field: Field, value: unknown) {
    const example = exampleOf(kind.schema) as Value;
    const answered = entryValue(kind, new Map([...answers, [field, value]]));
    const tried = { ...example, ...(kind.shape === "folder" && { id: "new" }), ...answered };
    const { own } = await trial.check(await entryFile(kind, tried, folders));
    const name = dottedName(field.path);
    const problem = own.find((one) => {
      const found = one.field.replace(/^\d+\./, "");
      return `${found}.`.startsWith(`${name}.`) || (isId(field) && found === "");
    });
    return problem && sentencesOf(problem);
  }
}
