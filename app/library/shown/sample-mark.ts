import type { Contents } from "#app/library/contents.ts";

/** The word that marks an entry as made up; undefined where it is real. */
export function sampleMark(contents: Contents, { sample }: { sample?: boolean }) {
  return sample ? contents.interface.example : undefined;
}
