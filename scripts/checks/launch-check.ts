import { givenConsents, launchProblems } from "#app/library/checks/launch-problems.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { foundBy, type Problem } from "#app/library/problems/problem.ts";

/** Whether the site may go public, and what speaks against it. */
export type LaunchCheck = {
  /** Everything to mend or to replace before the launch. */
  left: Problem[];
  /** Where a child can be recognised because somebody agreed, to be read once more. */
  agreed: Problem[];
  /** True where nothing is left, or only what may go public with its mark. */
  mayLaunch: boolean;
};

/**
 * Checks whether everything is real and confirmed; LAUNCH_WITH_SAMPLES=true lets a site with marked
 * examples go public, but none with a mistake.
 */
export function checkLaunch({
  entries,
  problems,
  day,
}: Pick<Inspection, "entries" | "problems" | "day">): LaunchCheck {
  const left = [...problems, ...foundBy("launch", launchProblems(entries, day))];
  const isAllowed = problems.length === 0 && process.env.LAUNCH_WITH_SAMPLES === "true";
  return {
    left,
    agreed: foundBy("given-consents", givenConsents(entries)),
    mayLaunch: left.length === 0 || isAllowed,
  };
}

/** How much is left, in words such as "3 to replace before the launch, in 2 files". */
export function tellLeft({ left }: LaunchCheck) {
  const files = new Set(left.map(({ file }) => file)).size;
  return `${left.length} to replace before the launch, in ${files} ${files === 1 ? "file" : "files"}`;
}
