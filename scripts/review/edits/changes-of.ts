import { concernAt, concernsWithin } from "#app/content/concerns.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { fieldAt, kindLabel } from "#app/content/model-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { concerns, mostSerious } from "#app/model/fields/described.ts";
import { commentPath, type Edit } from "#scripts/review/edits/edits-between.ts";
import { textOf, titleOf } from "#scripts/review/edits/written-values.ts";

/** All concerns of a review, the most serious first: also what runs, what is published as it is, and what staff read. */
export const reviewConcerns = [
  "code",
  ...concerns.slice(0, 5),
  "published",
  "staff",
  "files",
  "words",
  "nothing",
] as const;

/** What a change concerns. */
export type ReviewConcern = (typeof reviewConcerns)[number];

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

const comment = {
  concern: "staff",
  label: "A comment for writers",
  isBody: false,
  isValue: false,
} as const;

/** The edits of a branch with their labels, the most serious first. */
export function changesOf(edits: Edit[], before: ContentFile[], after: ContentFile[]): Change[] {
  const names = new Map([...namesIn(before), ...namesIn(after)]);
  const changes = edits.flatMap((edit): Change[] => {
    const { file, path } = edit;
    const isParagraph = path[0] === "";
    if (path[0] === commentPath) return [{ ...edit, ...comment }];
    const { kind } = layerPath(file);
    const schema = isParagraph ? undefined : kind?.fileSchema;
    const field = fieldAt(schema, path);
    const { notes } = field;
    // Any post could have fields about safety.
    const isGroup = edit.change === "removed" && !(kind?.form === "folder" && path.length === 0);
    const within = isGroup ? concernsWithin(field.schema) : [];
    const noted = concernAt(file, isParagraph ? [] : path);
    const concern = noted === "nothing" ? noted : mostSerious([noted, ...within]);
    const last = path.findLastIndex((step) => typeof step === "string");
    const labels = path.flatMap((step, at) =>
      typeof step === "string" && at < last ? fieldAt(schema, path.slice(0, at + 1)).label : [],
    );
    const entry = kind && !isParagraph ? kindLabel(kind) : "";
    const isPlain = path.length === 0 && edit.change !== "removed";
    const label = isPlain ? "The file as plain text" : field.label || entry;
    const isValue = field.type === "text" && (notes.fact === true || !notes.copy) && !isParagraph;
    const isBody = isParagraph && path.length === 1;
    const shown = { ...edit, concern, label: [...labels, label].join(": "), isBody, isValue };
    if (notes.comes) {
      const [was, is] = [edit.before, edit.after].map((value) => value === "true");
      const words = is ? notes.comes : notes.goes;
      // A flag that is false says the same as none.
      if (was === is) return [];
      return [
        { ...shown, label: labels.join(": "), change: "changed", before: "", after: words ?? "" },
      ];
    }
    const nameOf = (id: string) => (notes.reference && names.get(id)) || id;
    return [{ ...shown, before: nameOf(edit.before), after: nameOf(edit.after) }];
  });
  const keyOf = ({ file, before, after }: Edit, isOther = false) =>
    JSON.stringify([file, ...(isOther ? [after, before] : [before, after])]);
  const byWords = new Map(changes.map((change) => [keyOf(change), change]));
  const exchanged = changes.map((change) => {
    const other = change.before && change.after && byWords.get(keyOf(change, true));
    if (!other || other === change) return change;
    return { ...change, label: `${change.label}, exchanged with ${other.title || other.label}` };
  });
  const rank = ({ concern }: Change) => reviewConcerns.indexOf(concern);
  return exchanged.sort((left, right) => rank(left) - rank(right));
}

// The name of each id in the first language, so that reviewers need not look it up.
function namesIn(files: ContentFile[]): [string, string][] {
  const originals = files.filter(({ isLayer }) => !isLayer);
  return originals.flatMap(({ data, path, kind }): [string, string][] => {
    if (kind.form === "folder") return [[path.replace(/^.*\/|\.mdx$/g, ""), titleOf(data)]];
    if (!Array.isArray(data)) return [];
    return data.flatMap((entry: unknown): [string, string][] => {
      const [id, value] = [textOf(entry, "id"), textOf(entry, "value")];
      return id === "" ? [] : [[id, `${value} ${titleOf(entry)}`.trim()]];
    });
  });
}
