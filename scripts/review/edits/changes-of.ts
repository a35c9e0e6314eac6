import { concernAt } from "#app/content/concerns.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { fieldAt, kindLabel } from "#app/content/model-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { type Concern, concerns } from "#app/model/fields/described.ts";
import { commentPath, type Edit } from "#scripts/review/edits/edits-between.ts";
import { textOf, titleOf } from "#scripts/review/edits/written-values.ts";

/** An edit with a label and a concern for the reviewer. */
export type Change = Edit & {
  concern: Concern;
  /** The label of the field, as in its form; empty for a paragraph. */
  label: string;
  /** True for a whole body that was added or deleted. */
  isBody: boolean;
};

const comment = { concern: "nothing", label: "A comment for writers", isBody: false } as const;

/** The edits of a branch with their labels, the most serious first. */
export function changesOf(edits: Edit[], before: ContentFile[], after: ContentFile[]): Change[] {
  const names = new Map([...namesIn(before), ...namesIn(after)]);
  const changes = edits.flatMap((edit): Change[] => {
    const { file, path } = edit;
    const isParagraph = path[0] === "";
    if (path[0] === commentPath) return [{ ...edit, ...comment }];
    const { kind } = layerPath(file);
    const field = fieldAt(isParagraph ? undefined : kind?.fileSchema, path);
    const { notes } = field;
    const concern = concernAt(file, isParagraph ? [] : path);
    const entry = kind && !isParagraph ? kindLabel(kind) : "";
    const label = path.length === 0 ? "The file as plain text" : field.label || entry;
    const shown = { ...edit, concern, label, isBody: isParagraph && path.length === 1 };
    if (notes.comes) {
      const [was, is] = [edit.before, edit.after].map((value) => value === "true");
      const words = is ? notes.comes : notes.goes;
      // A flag that is false says the same as none.
      return was === is ? [] : [{ ...shown, label: "", before: "", after: words ?? "" }];
    }
    const named = (id: string) => (notes.reference && names.get(id)) || id;
    return [{ ...shown, before: named(edit.before), after: named(edit.after) }];
  });
  const rank = ({ concern }: Change) => concerns.indexOf(concern);
  return changes.sort((left, right) => rank(left) - rank(right));
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
