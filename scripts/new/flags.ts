import { didYouMean } from "#app/model/nearest-word.ts";
import { kebabCase } from "#scripts/generate/content-kinds.ts";
import type { Field } from "#scripts/generate/fields-of.ts";
import { answerProblem, answerValue, Refusal, type Answers } from "#scripts/new/answers.ts";
import { fieldWords, type EntryKind } from "#scripts/new/entry-kinds.ts";

/** The flag by which a field is given: --read-time, or --image-src for what stands below image. */
export function flagOf({ path }: Pick<Field, "path">) {
  return `--${path.map((step) => kebabCase(String(step))).join("-")}`;
}

/** The answers that flags give; --readTime and --image.src are understood as well. */
export function readFlags({ fields }: EntryKind, words: string[]): Answers {
  const texts = new Map<Field, string[]>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const [, name = "", inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === "") throw new Refusal(`"${word}" belongs to no flag. ${howToQuote}`);
    const flag = flagOf({ path: name.split(".") });
    const field = fields.find((one) => flagOf(one) === flag);
    if (!field) throw new Refusal(unknownFlag(flag, fields.map(flagOf)));
    const text = inline ?? (field.node.type === "boolean" ? "true" : words[(index += 1)]);
    if (text === undefined) throw new Refusal(`${flag} needs words behind it.`);
    texts.set(field, [...(texts.get(field) ?? []), text]);
  }
  const answers = new Map([...texts].map(([field, said]) => [field, answerValue(field, said)]));
  const problems = [...answers].flatMap(([field, value]) => {
    const problem = answerProblem(field, value);
    return problem ? [`${flagOf(field)}: ${problem}`] : [];
  });
  if (problems.length > 0) throw new Refusal(problems.join("\n"));
  return answers;
}

/** The flag of a field, with what it says and an example. */
export function flagLine(field: Field) {
  const [example = "…"] = field.node.examples ?? [];
  return `${flagOf(field)} "${String(example)}"  ${fieldWords(field.node)}`;
}

/** The command that gives these answers again, so that nobody has to type them twice. */
export function commandLine({ word }: EntryKind, answers: Answers) {
  const flags = [...answers].flatMap(([field, value]) =>
    [value].flat().map((one) => `${flagOf(field)}=${quoted(String(one))}`),
  );
  return `npm run new ${word} -- ${flags.join(" ")}`;
}

const howToQuote = "Put -- before the first flag, and quotes round words with spaces.";

// Inside double quotes a shell would still read some characters as its own.
function quoted(text: string) {
  return /["\\$`!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

function unknownFlag(flag: string, known: string[]) {
  const near = didYouMean(flag, known) || `There are: ${known.join(", ")}.`;
  return `There is no flag ${flag}. ${near}`;
}
