import { englishName } from "#app/content/languages/languages-in.ts";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { FieldPath } from "#app/content/range.ts";
import type { Pair } from "#scripts/review/edits/aligned-lists.ts";
import type { Change } from "#scripts/review/edits/change.ts";
import { bodyKey } from "#scripts/review/edits/written-values.ts";

/** Changes of which each says in its label in which languages the text stays as it was. */
export function withKeptTranslations(changes: Change[], pairs: Pair<ContentFile>[]): Change[] {
  const changed = new Set(changes.map(({ file, path }) => placeKey(file, path)));
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
  const inBodies = changes.filter((change) => isInBody(change.path));
  const firstInBody = new Map(inBodies.reverse().map((change) => [change.file, change]));
  return changes.map((change) => {
    // A body says it once. A file that is compared as plain text has no places.
    const isTold = isInBody(change.path)
      ? firstInBody.get(change.file) === change
      : change.change === "changed" && change.path.length > 0;
    if (!isTold) return change;
    const kept = translations.flatMap(({ path, originalPath, language, placeOf }) => {
      const place = originalPath === change.file && placeOf(change.path);
      return place && !changed.has(placeKey(path, place)) ? englishName(language) : [];
    });
    if (kept.length === 0) return change;
    return { ...change, label: `${change.label || "Text"}, unchanged in ${kept.join(", ")}` };
  });
}

function isInBody(path: FieldPath) {
  return path[0] === bodyKey;
}

// The paragraphs of two languages cannot be compared one by one, so a body is one text.
function placeKey(file: string, path: FieldPath) {
  return JSON.stringify([file, isInBody(path) ? [bodyKey] : path]);
}
