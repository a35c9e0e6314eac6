import type { Field } from "#scripts/generate/fields-of.ts";
import type { KnownNames } from "#scripts/new/answers/answer-problem.ts";
import { answerValue } from "#scripts/new/answers/answer-value.ts";
import { askFields, type Desk, type Judge } from "#scripts/new/answers/ask-fields.ts";
import { isId, type EntryKind } from "#scripts/new/entry-kinds.ts";
import { valueAt, withValue, type Value } from "#scripts/new/entry-value.ts";
import { flagOf } from "#scripts/new/answers/read-flags.ts";
import { slugOf } from "#scripts/new/slug-of.ts";

/** All that is said of a new entry, or why that is not enough. */
export type Gathered = { value: Value } | { problems: string[] };

/** What is known besides the flags: whom to ask, where one may point, which day it is. */
export type Gathering = Pick<Desk, "say"> & {
  ask?: Desk["ask"];
  known: KnownNames;
  judge: Judge;
  /** Today in the form 2026-06-30. */
  today: string;
};

/** Takes what flags say, asks for what is missing where somebody is there, and checks all of it. */
export async function gatherValue(
  { fields }: EntryKind,
  texts: ReadonlyMap<Field, string[]>,
  { ask, say, known, judge, today }: Gathering,
): Promise<Gathered> {
  const problems: string[] = [];
  let value: Value = {};
  for (const field of fields) {
    const words = texts.get(field);
    if (!words) continue;
    const meant = answerValue(field, words);
    const problem = judge(field, meant);
    if (problem) problems.push(`${flagOf(field)}: ${problem}`);
    value = withValue(value, field.path, meant);
  }
  if (problems.length > 0) return { problems };
  if (ask) {
    const asked = fields.filter((field) => isAsked(field, fields, value));
    const suggest = (field: Field, gathered: Value) => suggestion(field, gathered, today);
    const answers = await askFields(asked, value, { ask, say }, { known, judge, suggest });
    return answers
      ? { value: withGroups(fields, answers) }
      : { problems: ["Nothing was written."] };
  }
  const id = fields.find(isId);
  const made = id && valueAt(value, id.path) === undefined ? slugOfTitle(value) : "";
  if (id && made !== "") value = withValue(value, id.path, made);
  // An id that can be made of the title is not missing where the title is.
  const isMade = (field: Field) => isId(field) && value.title === undefined && hasTitle(fields);
  const missing = fields.filter((field) => isMissing(field, value) && !isMade(field));
  return missing.length > 0
    ? { problems: missing.map(missingFlag) }
    : { value: withGroups(fields, value) };
}

function isMissing({ path, isNeeded, parent }: Field, value: Value): boolean {
  return isNeeded && isPresent(parent, value) && valueAt(value, path) === undefined;
}

function isPresent(parent: Field | undefined, value: Value): boolean {
  if (!parent) return true;
  if (valueAt(value, parent.path) !== undefined) return true;
  return parent.isNeeded && isPresent(parent.parent, value);
}

// Where a group is needed and nothing in it is, somebody who is asked would never hear of it.
function isAsked(field: Field, fields: Field[], value: Value) {
  if (isMissing(field, value)) return true;
  const { parent, path } = field;
  const siblings = fields.filter((other) => other.parent === parent);
  return (
    parent?.isNeeded === true &&
    siblings.every(({ isNeeded }) => !isNeeded) &&
    valueAt(value, path) === undefined
  );
}

function withGroups(fields: Field[], value: Value): Value {
  const groups = fields.flatMap(({ parent }) => (parent?.isNeeded ? [parent] : []));
  return groups.reduce(
    (whole, { path }) => (valueAt(whole, path) === undefined ? withValue(whole, path, {}) : whole),
    value,
  );
}

function suggestion(field: Field, value: Value, today: string) {
  if (field.node.format === "date") return today;
  return isId(field) ? slugOfTitle(value) || undefined : undefined;
}

function hasTitle(fields: Field[]) {
  return fields.some(({ path }) => path.join(".") === "title");
}

function slugOfTitle({ title }: Value) {
  return typeof title === "string" ? slugOf(title) : "";
}

function missingFlag(field: Field) {
  const { description = "", examples: [example] = [] } = field.node;
  const words = example === undefined ? "…" : [example].flat().join(", ");
  return `${flagOf(field)} is missing: ${description}. Add ${flagOf(field)} "${words}"`;
}
