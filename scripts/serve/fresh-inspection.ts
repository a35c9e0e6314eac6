import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import type * as withDrafts from "#app/library/days/inspect-with-drafts.server.ts";
import { today } from "#app/library/days/today.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { holdInspection } from "#app/library/library.server.ts";
import { foundFiles, type FoundFile } from "#app/library/reading/found-files.server.ts";
import { isEditorFile } from "#scripts/serve/editor-files.ts";

const secondLookMilliseconds = 20;
const looksAtMost = 10;

/**
 * Answers with what was found in the content folder as it is now; while there is something to mend,
 * the contents are the last ones that were in order.
 */
export type FreshInspection = () => Promise<Inspection>;

/**
 * Answers about a content folder without waiting for news of it: each question looks at the disk
 * itself, with the library as its code is now, so what was saved shows without any watcher. Pages
 * are made from the last answer.
 */
export function freshInspections(content: string, vite: ViteDevServer): FreshInspection {
  const folders = { content, public: path.resolve("public") };
  let held: { inspection: Inspection; state: string; code: unknown } | undefined;
  const look = async () => {
    const code = await vite.ssrLoadModule("/app/library/days/inspect-with-drafts.server.ts");
    const { inspectWithDrafts } = code as typeof withDrafts;
    for (let looks = 1; ; looks += 1) {
      const found = filesIn(content);
      const state = stateOf(found);
      if (held?.state === state && held.code === code) return held.inspection;
      const fresh = await inspectWithDrafts(folders, found);
      if (fresh.problems.length > 0 && looks < looksAtMost) {
        // A file that is half written reads like one that is wrong, so it gets a second look.
        await sleep(secondLookMilliseconds);
        if (stateOf(filesIn(content)) !== state) continue;
      }
      const contents = fresh.contents ?? held?.inspection.contents;
      const inspection = { ...fresh, ...(contents && { contents }) };
      holdInspection(inspection);
      held = { inspection, state, code };
      return inspection;
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const answer = last.then(look, look);
    last = answer;
    return answer;
  };
}

// Names, sizes and times of all files: a thousand of them take a few milliseconds.
function filesIn(content: string) {
  return existsSync(content)
    ? foundFiles(content).filter(({ path: file }) => !isEditorFile(file))
    : undefined;
}

function stateOf(found: FoundFile[] | undefined) {
  const files = found?.map(({ path, state }) => `${path} ${state}`).join("\n") ?? "gone";
  return `${today()}\n${files}`;
}
