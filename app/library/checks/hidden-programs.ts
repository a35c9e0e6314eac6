import { pointersOf } from "#app/library/checks/pointers.ts";
import { warningAt } from "#app/library/checks/problem-at.ts";
import { firstDay, isShown } from "#app/library/days/public-days.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** Warns where visitors see something of a program that is a draft, or not public yet. */
export function hiddenPrograms(entries: Entry[], day: string): Problem[] {
  const audience = { day, drafts: false };
  const hidden = new Map(
    entriesOf(entries, "programs")
      .filter((entry) => !isShown(entry, audience))
      .map((entry) => [entry.id, stateOf(entry)]),
  );
  if (hidden.size === 0) return [];
  return entries
    .filter((entry) => isShown(entry, audience))
    .flatMap((entry) =>
      pointersOf(entry).flatMap(({ list, target, path }) => {
        const state = list === "program" ? hidden.get(target) : undefined;
        if (!state) return [];
        const says = `The program ${target} ${state.says}, and visitors read about it here.`;
        const fix = `Name another program, or take ${state.line} out of that one.`;
        return [warningAt(entry, path, says, fix)];
      }),
    );
}

function stateOf(program: Entry) {
  const first = firstDay(program);
  if (isDraft(program) || !first) return { says: "is a draft", line: "draft: true" };
  return { says: `becomes public on ${first}`, line: `publishOn: ${first}` };
}
