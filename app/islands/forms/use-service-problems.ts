import { useEffect } from "react";
import type { FieldProblem } from "#app/islands/forms/problem-summary.tsx";
import type { Outcome } from "#app/islands/forms/use-delivery.ts";

/** Shows the errors that a form service reports at the fields they belong to. */
export function useServiceProblems(
  outcome: Outcome | undefined,
  names: readonly string[],
  setProblems: (problems: FieldProblem[]) => void,
) {
  useEffect(() => {
    const found = (outcome?.problems ?? []).flatMap(({ field, says }) =>
      field && names.includes(field) ? [{ id: field, says }] : [],
    );
    if (found.length > 0) setProblems(found);
  }, [outcome, names, setProblems]);
}
