import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { today } from "#app/library/days/today.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import type * as library from "#app/library/library.server.ts";
import { foundFiles, type FoundFile } from "#app/library/reading/found-files.server.ts";

const secondLookMilliseconds = 20;
const looksAtMost = 10;

/** Answers with what was found in the content folder as it is now. */
export type FreshInspection = () => Promise<Inspection>;

/**
 * Answers about a content folder without waiting for news of it: each question looks at the disk
 * itself, with the library as its code is now, so what was saved shows without any watcher.
 */
export function freshInspections(content: string, vite: ViteDevServer): FreshInspection {
  let seen: string | undefined;
  let usedLibrary: typeof library | undefined;
  const look = async () => {
    const code = await vite.ssrLoadModule("/app/library/library.server.ts");
    const { closeLibrary, inspectLibrary } = code as typeof library;
    for (let looks = 1; ; looks += 1) {
      const found = filesIn(content);
      const state = stateOf(found);
      const isNew = state !== seen || code !== usedLibrary;
      if (isNew) closeLibrary();
      const inspection = await inspectLibrary(found);
      [seen, usedLibrary] = [state, code as typeof library];
      if (inspection.problems.length === 0 || !isNew || looks === looksAtMost) return inspection;
      // A file that is half written reads like one that is wrong, so it gets a second look.
      await sleep(secondLookMilliseconds);
      if (stateOf(filesIn(content)) === state) return inspection;
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
  return existsSync(content) ? foundFiles(content) : undefined;
}

function stateOf(found: FoundFile[] | undefined) {
  const files = found?.map(({ path, state }) => `${path} ${state}`).join("\n") ?? "gone";
  return `${today()}\n${files}`;
}
