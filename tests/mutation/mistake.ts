import type { ContentFile } from "#tests/mutation/content-file.ts";

/** A content folder after one mistake. */
export type Mutation = {
  /** What stands in the files that changed, by their paths; null where a file is gone. */
  files: Record<string, string | null>;
  /** Where the mistake has to be reported; absent where it does no harm. */
  reported?: { path: string; line: number };
  /** Words that have to reach the reader as they stand, where the mistake does no harm but changes words. */
  words?: string;
};

/** A kind of mistake that people make in content files. */
export type Mistake = {
  name: string;
  family: string;
  /** Every way in which it can be made in a file; the other files are there for comparison. */
  places: (file: ContentFile, folder: readonly ContentFile[]) => Mutation[];
};

/** A mutation of one file that is reported on this line of it. */
export function reportedAt(file: ContentFile, text: string, line: number): Mutation {
  return { files: { [file.path]: text }, reported: { path: file.path, line } };
}

/** A mutation of one file that does no harm; `words` have to be shown as they now stand. */
export function harmless(file: ContentFile, text: string, words?: string): Mutation {
  return { files: { [file.path]: text }, ...(words !== undefined && { words }) };
}

/** The mistakes of one family: what somebody did, and where it can be done. */
export function family(name: string, mistakes: Record<string, Mistake["places"]>): Mistake[] {
  return Object.entries(mistakes).map(([done, places]) => ({ name: done, family: name, places }));
}
