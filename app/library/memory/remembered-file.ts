import type { Problem } from "#app/library/problems/problem.ts";
import type { FileContents } from "#app/library/reading/read-entries.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** A file of the content folder with what it holds and what is known of its words. */
export type RememberedFile = {
  source: SourceFile;
  /** Made of the text; two files with the same hash say the same. */
  hash: string;
  contents: FileContents;
  /** What was found in its words when they were last looked at. */
  words?: WordFindings;
};

/** What was found in the words of a file, and the hash of what they were measured by. */
export type WordFindings = { measures: string; found: Problem[] };
