import { englishName } from "#app/content/languages/languages-in.ts";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { FieldPath } from "#app/content/range.ts";
import { hasMark } from "#scripts/check/translation-mark.ts";
import type { Pair } from "#scripts/review/edits/aligned-lists.ts";
import type { Change } from "#scripts/review/edits/change.ts";

/** Changes of which each says in its label in which languages the text stays as it was; a page and a post have a mark for that. */
export function withKeptTranslations(changes: Change[], pairs: Pair<ContentFile>[]): Change[] {
  const changed = new Set(changes.map(({ file, path }) => placeKey(file, path)));
  const edited = new Set(changes.map(({ file }) => file));
  const files = pairs.flatMap(({ after }) => after ?? []);
  const originals = new Map(files.map((file) => [file.path, file]));
  const translations = files
    .filter(({ isLayer, originalPath }) => isLayer && edited.has(originalPath))
    .filter((file) => !hasMark({ isLayer: true, kind: file.kind.name, file }))
    .map(({ path, originalPath, language, kind, data }) => {
      const original = originals.get(originalPath)?.data;
      const { places } = withTranslation(kind.fileSchema, original, data);
      return { path, originalPath, language, places };
    });
  return changes.map((change) => {
    // A file that is compared as plain text has no places.
    if (change.change !== "changed" || change.path.length === 0) return change;
    const kept = translations.flatMap(({ path, originalPath, language, places }) => {
      const place = originalPath === change.file && places.get(change.path.join("."));
      return place && !changed.has(placeKey(path, place)) ? englishName(language) : [];
    });
    const label = [change.label, kept.join(", ")].filter(Boolean).join(", unchanged in ");
    return { ...change, label };
  });
}

function placeKey(file: string, path: FieldPath) {
  return JSON.stringify([file, path]);
}
