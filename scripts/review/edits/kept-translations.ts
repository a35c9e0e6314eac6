import { englishName } from "#app/content/languages/languages-in.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { FieldPath } from "#app/content/range.ts";
import { fieldNotes, isTranslatable, schemaAt } from "#app/content/walk-fields.ts";
import type { Pair } from "#scripts/review/edits/aligned-lists.ts";
import type { Change } from "#scripts/review/edits/change.ts";
import { bodyKey } from "#scripts/review/edits/written-values.ts";

/** Changes of which each says in its label in which languages the text, or the list around it, stays as it was. */
export function withKeptTranslations(changes: Change[], pairs: Pair<ContentFile>[]): Change[] {
  const changed = new Set(
    changes.flatMap(({ file, path }) =>
      [path, ...listsAround(path)].map((place) => placeKey(file, place)),
    ),
  );
  const edited = new Set(changes.map(({ file }) => file));
  const files = pairs.flatMap(({ after }) => after ?? []);
  const originals = new Map(files.map((file) => [file.path, file]));
  const translations = files
    .filter(({ isLayer, originalPath }) => isLayer && edited.has(originalPath))
    .map(({ path, originalPath, language, kind, data, body }) => {
      const original = originals.get(originalPath)?.data;
      const { places } = withTranslation(kind.fileSchema, original, data);
      const hasBody = body !== undefined && body.tree.children?.length !== 0;
      const placeOf = (of: FieldPath) => (isInBody(of) ? hasBody && of : places.get(of.join(".")));
      return { path, originalPath, language, placeOf };
    });
  const said = new Set<string>();
  return changes.map((change) => {
    const texts = textsAround(change);
    const kept = translations.flatMap(({ path, originalPath, language, placeOf }) => {
      const place = originalPath === change.file && texts.map(placeOf).find(Boolean);
      const key = place ? placeKey(path, place) : "";
      // A body or a list says it once.
      if (!key || changed.has(key) || said.has(key)) return [];
      said.add(key);
      return englishName(language);
    });
    if (kept.length === 0) return change;
    return { ...change, label: `${change.label || "Text"}, unchanged in ${kept.join(", ")}` };
  });
}

// What a translation may have of a change: the text itself, or a list in which an added or deleted one is missed, the nearest first.
function textsAround({ file, path, change }: Change): FieldPath[] {
  if (isInBody(path)) return [path];
  // A file that is compared as plain text has no places.
  if (path.length === 0 || change === "moved") return [];
  if (change === "changed") return [path];
  if (typeof path.at(-1) === "number") return listsAround(path);
  const schema = schemaAt(layerPath(file).kind?.fileSchema, path);
  return isTranslatable(fieldNotes(schema)) ? [path, ...listsAround(path)] : [];
}

function listsAround(path: FieldPath): FieldPath[] {
  const lists = path.flatMap((step, at) => (typeof step === "number" ? [path.slice(0, at)] : []));
  return lists.reverse();
}

function isInBody(path: FieldPath) {
  return path[0] === bodyKey;
}

// The paragraphs of two languages cannot be compared one by one, so a body is one text.
function placeKey(file: string, path: FieldPath) {
  return JSON.stringify([file, isInBody(path) ? [bodyKey] : path]);
}
