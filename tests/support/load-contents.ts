import type { Contents } from "#app/library/contents.ts";
import { inspectContents, type Folders } from "#app/library/inspect.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";

/** Everything in the content folder, checked; throws one ContentError with every problem. */
export async function loadContents(folders: Folders): Promise<Contents> {
  const { contents, problems } = await inspectContents(folders, { drafts: false });
  if (!contents) throw new ContentError(problems);
  return contents;
}
