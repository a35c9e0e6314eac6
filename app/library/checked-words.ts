import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";

/** Words that were checked and are in order. */
export type CheckedWords = Inspection & { contents: Contents };

/** True for words that are in order. */
export function isChecked(inspection: Inspection): inspection is CheckedWords {
  return inspection.contents !== undefined;
}
