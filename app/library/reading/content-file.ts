import type { Problem } from "#app/library/problems/problem.ts";
import type { FileContents } from "#app/library/reading/read-entries.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** A file of the content folder with what it holds and what is known of its words. */
export type ContentFile = {
  source: SourceFile;
  /** Made of its path and its text; files with the same hash say the same. */
  hash: string;
  contents: FileContents;
  /** What was found in its words when they were last checked. */
  words?: WordFindings;
  /** The findings that the cache has for it; the same object until the words are checked again. */
  cachedWords?: WordFindings;
};

/** What was found in the words of a file, and the hash of the entries they were measured by. */
export type WordFindings = { measures: string; found: Problem[] };
