import { contentsOf } from "#app/library/contents-of.ts";
import { firstDay, isShown } from "#app/library/days/public-days.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { inspectContents, type Folders, type Inspection } from "#app/library/inspect.server.ts";
import { sortedProblems } from "#app/library/problems/problem.ts";
import type { FoundFile } from "#app/library/reading/found-files.server.ts";
import { dateInWords } from "#app/components/written-date.tsx";

/**
 * Finds what the check finds, and holds what visitors do not see yet as well, each with a mark behind
 * its name, for those who are writing it.
 */
export async function inspectWithDrafts(
  folders: Folders,
  found?: FoundFile[],
): Promise<Inspection> {
  const checked = await inspectContents(folders, { drafts: false, found });
  const { day, entries } = checked;
  const isHidden = (entry: Entry) => !isShown(entry, { day, drafts: false });
  if (!entries.some((entry) => isHidden(entry) && isShown(entry, { day, drafts: true }))) {
    return checked;
  }
  const all = await inspectContents(folders, { drafts: true, day, found });
  const problems = sortedProblems([...checked.problems, ...all.problems]);
  const { shown, contents } = all;
  if (!contents) return { ...checked, problems, contents };
  const label = (entry: Entry, path: readonly PropertyKey[]) =>
    isHidden(entry) && isName(entry, path) ? ` [${stateOf(entry)}]` : "";
  return { ...checked, problems, shown, contents: contentsOf(shown, contents, label) };
}

const nameFields = ["title", "type", "name", "caption"];

// Of these fields each kind of entry has at least one, and the first is what lists show it by.
function isName({ value }: Entry, path: readonly PropertyKey[]) {
  const name = nameFields.find((field) => Object.hasOwn(value as object, field));
  return path.length === 1 && path[0] === name;
}

function stateOf(entry: Entry) {
  return isDraft(entry) ? "Draft" : `Public from ${dateInWords("en-GB", firstDay(entry) ?? "")}`;
}
