import type { Contents } from "#app/library/contents.ts";
import { inspectContents, type Folders } from "#app/library/inspect.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";

/**
 * Everything in the content folder, checked; drafts only where they are asked for.
 * Throws one ContentError with every problem of every file.
 */
export async function loadContents(
  folders: Folders,
  options: { drafts: boolean },
): Promise<Contents> {
  const { contents, problems } = await inspectContents(folders, options);
  if (!contents) throw new ContentError(problems);
  return contents;
}
