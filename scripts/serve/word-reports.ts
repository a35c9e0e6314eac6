import type { Inspection } from "#app/library/inspect.server.ts";
import { printProblems, sentencesOf, type Problem } from "#app/library/problems/problem.ts";

/** What development says of the words: what is wrong, and what is worth a look. */
export type Said = Pick<Inspection, "problems" | "remarks">;

/**
 * Remembers what has been said of the words and answers with what is new: at first all problems and
 * the number of remarks, then what each save brought, and once that all is in order again.
 */
export function wordReports() {
  let before: Said | undefined;
  return (now: Said): string[] => {
    const problems = newOnes(now.problems, before?.problems ?? []);
    const remarks = before ? newOnes(now.remarks, before.remarks) : [];
    const [left, past] = [now.problems.length, before?.problems.length ?? 0];
    const lines = [
      ...(problems.length > 0 ? [`To mend:\n${printProblems(problems)}`] : []),
      ...(left > 0 && left < past ? [`${counted(left, "problem")} left to mend.`] : []),
      ...(left === 0 && past > 0 ? ["The words are in order again."] : []),
      ...(remarks.length > 0 ? [`Worth a look:\n${printProblems(remarks)}`] : []),
      ...(!before && now.remarks.length > 0
        ? [`${counted(now.remarks.length, "remark")} to look at, at the edge of every page.`]
        : []),
    ];
    before = now;
    return lines;
  };
}

/** A number with what it counts, such as "1 remark" or "3 remarks". */
export function counted(count: number, name: string) {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

// A line written above a finding moves it, and does not make it another one.
function newOnes(found: Problem[], before: Problem[]) {
  const known = before.map(identityOf);
  return found.filter((one) => {
    const index = known.indexOf(identityOf(one));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

function identityOf(problem: Problem) {
  return `${problem.file} ${problem.field} ${sentencesOf(problem)}`;
}
