import { statSync } from "node:fs";
import { filesBelow, type FileBelow } from "#app/library/reading/files-below.ts";

/** A file of the content folder as the disk tells of it, unopened. */
export type FoundFile = FileBelow & {
  /** What the disk says of its present state; empty for a link, which is not followed. */
  state: string;
  /** The same; absent where a later state could have the same. */
  stamp?: string;
};

// Two saves within one tick of a disk's clock have one time; the coarsest count two seconds.
const settledMilliseconds = 3000;

/** Every file and every link below the content folder, looked at once. */
export function foundFiles(folder: string): FoundFile[] {
  return filesBelow(folder).flatMap((file) => {
    if (file.isLink) return [{ ...file, state: "" }];
    const found = stateOf(`${folder}/${file.path}`);
    return found ? [{ ...file, ...found }] : [];
  });
}

/** What the disk says of a file in its present state; nothing where a later one could have the same. */
export function stampOf(place: string) {
  return stateOf(place)?.stamp;
}

// A file may be taken away between being listed and being looked at.
function stateOf(place: string) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = stat;
  // The time of change tells of an edit after which somebody put the time of writing back.
  const state = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  const isSettled = Math.max(mtimeMs, ctimeMs) < Date.now() - settledMilliseconds;
  return isSettled ? { state, stamp: state } : { state };
}
