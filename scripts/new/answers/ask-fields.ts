import { allowedWords, isPlainText } from "#scripts/generate/allowed-words.ts";
import { dottedName, type Field } from "#scripts/generate/fields-of.ts";
import type { KnownNames } from "#scripts/new/answers/answer-problem.ts";
import { answerValue } from "#scripts/new/answers/answer-value.ts";
import { withValue, type Value } from "#scripts/new/entry-value.ts";

/** Whom we ask: `ask` answers with a line, or with undefined once nobody answers any more. */
export type Desk = {
  ask: (prompt: string) => Promise<string | undefined>;
  say: (line: string) => void;
};

/** What is wrong with the value of a field, in plain words; undefined where nothing is. */
export type Judge = (field: Field, value: unknown) => string | undefined;

/** What may be taken over by an empty answer. */
export type Suggest = (field: Field, value: Value) => string | undefined;

const namesAtMost = 12;

/**
 * Asks for each field until the answer fits, and answers with a value that holds all of them;
 * undefined where nobody answers any more.
 */
export async function askFields(
  fields: Field[],
  value: Value,
  desk: Desk,
  { known, judge, suggest }: { known: KnownNames; judge: Judge; suggest: Suggest },
): Promise<Value | undefined> {
  let gathered = value;
  for (const field of fields) {
    const suggestion = suggest(field, gathered);
    explain(field, desk, known);
    const answer = await askUntilRight(field, desk, judge, suggestion);
    if (!answer) return undefined;
    if ("value" in answer) gathered = withValue(gathered, field.path, answer.value);
  }
  return gathered;
}

async function askUntilRight(field: Field, desk: Desk, judge: Judge, suggestion?: string) {
  for (;;) {
    const written = await desk.ask(suggestion ? `[${suggestion}] > ` : "> ");
    if (written === undefined) return undefined;
    const text = written.trim() || (suggestion ?? "");
    if (text === "" && !field.isNeeded) return {};
    const value = answerValue(field, [text]);
    const problem = judge(field, value);
    if (!problem) return { value };
    desk.say(`  ${problem}`);
  }
}

function explain(field: Field, { say }: Desk, known: KnownNames) {
  const { description = "", examples: [example] = [] } = field.node;
  say("");
  say(`${dottedName(field.path)}: ${description}${field.isNeeded ? "" : " (may stay empty)"}`);
  if (!isPlainText(field.node)) say(`  What may stand there: ${allowedWords(field.node)}`);
  const names = known(field);
  if (names && names.length <= namesAtMost) say(`  There are: ${names.join(", ")}`);
  if (example !== undefined) say(`  Example: ${[example].flat().join(", ")}`);
}
