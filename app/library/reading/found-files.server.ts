import { statSync } from "node:fs";
import { filesBelow, type FileBelow } from "#app/library/reading/files-below.ts";

/** A file of the content folder, unopened. */
export type FoundFile = FileBelow & {
  /** Its size, times and inode; empty for a link, which is not followed. */
  state: string;
  /** The state again, where it is old enough that a later save cannot have the same one. */
  stamp?: string;
};

// Two saves within one tick of a disk's clock have one time; the coarsest count two seconds.
const settledMilliseconds = 3000;

/** Every file and every link below the content folder, but for the handbook, which no page shows. */
export function foundFiles(folder: string): FoundFile[] {
  return filesBelow(folder).flatMap((file) => {
    if (file.path.startsWith("handbook/")) return [];
    if (file.isLink) return [{ ...file, state: "" }];
    const found = stateOf(`${folder}/${file.path}`);
    return found ? [{ ...file, ...found }] : [];
  });
}

// Undefined where a later save could have the same one.
function stampOf(place: string) {
  return stateOf(place)?.stamp;
}

/** Asks about a file again only where it changed since, as development asks at every save. */
export function oncePerStamp<Answer>(ask: (file: string) => Promise<Answer>) {
  const known = new Map<string, { stamp: string; answer: Answer }>();
  return async (file: string): Promise<Answer> => {
    const stamp = stampOf(file);
    const before = known.get(file);
    if (before && before.stamp === stamp) return before.answer;
    const answer = await ask(file);
    if (stamp) known.set(file, { stamp, answer });
    return answer;
  };
}

// A file may be deleted between being listed and being read here.
function stateOf(place: string) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = stat;
  // ctime also changes where a program edits a file and restores its mtime.
  const state = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  const isSettled = Math.max(mtimeMs, ctimeMs) < Date.now() - settledMilliseconds;
  return isSettled ? { state, stamp: state } : { state };
}
