import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Inspection } from "#app/library/inspect.server.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
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
      const state = stateOf(content);
      if (state !== seen) closeLibrary();
      const inspection = await inspectLibrary();
      const isNew = state !== seen;
      seen = state;
      if (inspection.problems.length === 0 || !isNew || looks === looksAtMost) return inspection;
      // A file that is half written reads like one that is wrong, so it gets a second look.
      await sleep(secondLookMilliseconds);
      if (stateOf(content) === state) return inspection;
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
function stateOf(folder: string) {
  if (!statSync(folder, { throwIfNoEntry: false })) return "gone";
  return filesBelow(folder)
    .map((file) => `${file.path} ${stateOfFile(`${folder}/${file.path}`)}`)
    .join("\n");
}

function stateOfFile(file: string) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ino}` : "gone";
}
