import { useEffect } from "react";
import type { FieldProblem } from "#app/islands/forms/problem-summary.tsx";
import type { Outcome } from "#app/islands/forms/use-delivery.ts";

/** Puts what a service says about fields of these names to the fields themselves. */
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
    // The names are the same for as long as the form stands.
  }, [outcome, names, setProblems]);
}
