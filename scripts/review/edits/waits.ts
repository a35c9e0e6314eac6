import { entriesOf } from "#app/content/entries.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { siteEntries } from "#app/content/languages/site-entries.ts";
import { hiddenPaths, waitOf } from "#app/content/public-days.ts";
import type { FieldPath } from "#app/content/range.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import type { Pair } from "#scripts/review/edits/aligned-lists.ts";
import type { Change } from "#scripts/review/edits/change.ts";

/** Changes with what keeps their entries from visitors; a translation waits with its original, as in the build. */
export function withWaits(changes: Change[], pairs: Pair<ContentFile>[]): Change[] {
  const before = waitsIn(pairs.flatMap((pair) => pair.before ?? []));
  const after = waitsIn(pairs.flatMap((pair) => pair.after ?? []));
  return changes.map((change) => {
    const { file, path, isOldLine } = change;
    const isListed = layerPath(file).kind?.form === "list";
    const key = entryKey(file, isListed ? path.slice(0, 1) : []);
    return { ...change, waits: (isOldLine ? before : after).get(key) ?? "" };
  });
}

// What keeps the entries of one state of the content from visitors today.
function waitsIn(files: ContentFile[]) {
  const written = files.flatMap(entriesOf);
  const entries = siteEntries(written, { drafts: true }).flatMap(({ quotable }) => quotable);
  const hidden = hiddenPaths(written);
  return new Map(
    entries.map((entry) => {
      const { file, path } = entry.layer ?? entry;
      const isHidden = hidden.includes(file.originalPath);
      return [entryKey(file.path, path), isHidden ? "hidden" : waitOf(entry, today())];
    }),
  );
}

function entryKey(file: string, path: FieldPath) {
  return JSON.stringify([file, path]);
}
