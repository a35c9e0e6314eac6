import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Inspection } from "#app/library/inspect.server.ts";
import { foundFiles, type FoundFile } from "#app/library/reading/found-files.server.ts";
import { closeLibrary, inspectLibrary } from "#app/library/library.server.ts";

const secondLookMilliseconds = 20;
const looksAtMost = 10;

/** Answers with what was found in the content folder as it is now. */
export type FreshInspection = () => Promise<Inspection>;

/** Watches over a content folder without waiting for news of it: each question looks itself. */
export function freshInspections(content: string): FreshInspection {
  let seen: string | undefined;
  const look = async () => {
    for (let looks = 1; ; looks += 1) {
      const found = lookAt(content);
      const state = stateOf(found);
      if (state !== seen) closeLibrary();
      const inspection = await inspectLibrary(found);
      const isNew = state !== seen;
      seen = state;
      if (inspection.problems.length === 0 || !isNew || looks === looksAtMost) return inspection;
      // A file that is half written reads like one that is wrong, so it gets a second look.
      await sleep(secondLookMilliseconds);
      if (stateOf(lookAt(content)) === state) return inspection;
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
function lookAt(content: string) {
  return existsSync(content) ? foundFiles(content) : undefined;
}

function stateOf(found: FoundFile[] | undefined) {
  return found?.map(({ path, state }) => `${path} ${state}`).join("\n") ?? "gone";
}
