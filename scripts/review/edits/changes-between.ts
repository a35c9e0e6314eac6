import { concernAt, concernsWithin } from "#app/content/concerns.ts";
import { entriesOf } from "#app/content/entries.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { fieldAt, kindLabel } from "#app/content/model-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { type Concern, mostSerious } from "#app/model/fields/described.ts";
import { editsBetween, type Edit } from "#scripts/review/edits/edits-between.ts";
import { bodyKey, commentKey, textOf, titleOf } from "#scripts/review/edits/written-values.ts";

/** What a change concerns: also what runs, what is published as it is, what staff read, and files to open. */
export type ReviewConcern = Concern | "code" | "published" | "staff" | "files";

/** An edit with a label and a concern for the reviewer. */
export type Change = Edit & {
  concern: ReviewConcern;
  /** The labels of the field and of those around it, as in its form; empty for a paragraph. */
  label: string;
  /** True for a whole body that was added or deleted. */
  isBody: boolean;
  /** True for a value that people copy, such as a number or a name, where each letter matters. */
  isValue: boolean;
};

/** What a branch changes in its content files, in their order. */
export function changesBetween(before: ContentFile[], after: ContentFile[]): Change[] {
  const names = new Map([...before, ...after].flatMap(namesIn));
  return withExchanges(editsBetween(before, after).flatMap((edit) => changeOf(edit, names)));
}

function changeOf(edit: Edit, names: ReadonlyMap<string, string>): Change[] {
  const { file, path, change } = edit;
  if (path[0] === commentKey) {
    const label = "A comment for writers";
    return [{ ...edit, concern: "staff", label, isBody: false, isValue: false }];
  }
  const { kind } = layerPath(file);
  const isParagraph = path[0] === bodyKey;
  const schema = isParagraph ? undefined : kind?.fileSchema;
  const field = fieldAt(schema, path);
  const { notes } = field;
  // Any post could have fields about safety.
  const isGroup = change === "removed" && !(kind?.form === "folder" && path.length === 0);
  const within = isGroup ? concernsWithin(field.schema) : [];
  const noted = concernAt(file, isParagraph ? [] : path);
  const concern = noted === "nothing" ? noted : mostSerious([noted, ...within]);
  const labels = path.flatMap((step, at) =>
    typeof step === "string" ? fieldAt(schema, path.slice(0, at + 1)).label : [],
  );
  const isPlain = path.length === 0 && change !== "removed";
  const whole = isPlain ? "The file as plain text" : kind && !isParagraph && kindLabel(kind);
  const label = labels.join(": ") || whole || "";
  const isValue = field.type === "text" && (notes.fact === true || !notes.copy) && !isParagraph;
  const isBody = isParagraph && path.length === 1;
  const shown = { ...edit, concern, label, isBody, isValue };
  if (notes.comes) {
    const [was, is] = [edit.before, edit.after].map((value) => value === "true");
    const after = (is ? notes.comes : notes.goes) ?? "";
    const around = labels.slice(0, -1).join(": ");
    // A flag that is false says the same as none.
    return was === is ? [] : [{ ...shown, label: around, change: "changed", before: "", after }];
  }
  const nameOf = (id: string) => (notes.reference && names.get(id)) || id;
  return [{ ...shown, before: nameOf(edit.before), after: nameOf(edit.after) }];
}

// Two values of a file that have each other's words now are said to.
function withExchanges(changes: Change[]) {
  const keyOf = (...words: string[]) => JSON.stringify(words);
  const byWords = new Map(
    changes.map((change) => [keyOf(change.file, change.before, change.after), change]),
  );
  return changes.map((change) => {
    const { file, before, after, label } = change;
    const other = before && after && byWords.get(keyOf(file, after, before));
    if (!other || other === change) return change;
    return { ...change, label: `${label}, exchanged with ${other.title || other.label}` };
  });
}

// The name of each id in the first language, so that reviewers need not look it up.
function namesIn(file: ContentFile) {
  return entriesOf(file).flatMap(({ id, value, isLayer }): [string, string][] => {
    const name = `${textOf(value, "value")} ${titleOf(value)}`.trim();
    return id === "" || isLayer ? [] : [[id, name]];
  });
}
