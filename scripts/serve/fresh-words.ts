import path from "node:path";
import { today } from "#app/library/days/today.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { holdInspection } from "#app/library/library.server.ts";
import { foundFiles } from "#app/library/reading/found-files.server.ts";
import type { FreshCode } from "#scripts/serve/fresh-code.ts";

// Editors put files of other kinds beside the one that they have open.
const read = /\.(?:mdx|ya?ml|jpe?g|png|webp|avif|pdf|svg|docx|xlsx)$/i;

/**
 * Answers with what is found in a content folder as it is now; while there is something to mend, the
 * contents are the last ones that were in order.
 */
export type FreshWords = () => Promise<Inspection>;

/** Answers about a content folder by looking at the disk for each question, so that no watcher is needed. */
export function freshWords(content: string, code: FreshCode): FreshWords {
  const folders = { content, public: path.resolve("public") };
  let held: { inspection: Inspection; state: string; reader: unknown } | undefined;
  const look = async () => {
    const { inspectWithDrafts } = await code.current();
    const found = foundFiles(content).filter((file) => read.test(file.path));
    const state = [today(), ...found.map((file) => `${file.path} ${file.state}`)].join("\n");
    if (held?.state === state && held.reader === inspectWithDrafts) return held.inspection;
    const fresh = await inspectWithDrafts(folders, found);
    const contents = fresh.contents ?? held?.inspection.contents;
    const inspection = { ...fresh, ...(contents && { contents }) };
    holdInspection(inspection);
    held = { inspection, state, reader: inspectWithDrafts };
    return inspection;
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const answer = last.then(look, look);
    last = answer;
    return answer;
  };
}
