import type { Problem } from "#app/library/problems/problem.ts";
import type { FileContents } from "#app/library/reading/read-entries.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** A file of the content folder with its entries and the findings in its words. */
export type ContentFile = {
  source: SourceFile;
  /** A hash of its path and its text. */
  hash: string;
  contents: FileContents;
  /** The findings of the last check of its words. */
  words?: WordFindings;
};

/** The findings in the words of a file, and a hash of the files whose entries the rules used. */
export type WordFindings = { measures: string; found: Problem[] };
