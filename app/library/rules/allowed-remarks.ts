import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import { foundBy, sortedProblems, type Problem } from "#app/library/problems/problem.ts";
import { rules } from "#app/library/rules/rules.ts";
import { allowField, type Allowance } from "#app/model/fields/allow.ts";
import { nearestWord } from "#app/model/nearest-word.ts";

/** A remark that its entry turns down, with the reason. */
export type AllowedRemark = Problem & { because: string };

type Allowing = Allowance & { entry: Entry; index: number };

const allowable = [...rules].flatMap(([id, { mayBeAllowed }]) => (mayBeAllowed ? [id] : []));

/**
 * Takes out the remarks that entries turn down with `allow:`, and adds what is wrong with that. What
 * stops the build stays, whatever an entry says. Until every text could be read, nobody knows
 * whether a rule has nothing to say.
 */
export function withoutAllowed(findings: Problem[], entries: Entry[], isComplete: boolean) {
  const asked = entries.flatMap(allowancesOf);
  const isKnown = ({ rule }: Allowing) => allowable.includes(rule);
  const allowed = new Map<Problem, AllowedRemark>();
  const remarks = byFileAndRule(asked.length > 0 ? findings : []);
  const idle = asked.filter(isKnown).filter(({ entry, rule, because }) => {
    const own = (remarks.get(`${entry.file} ${rule}`) ?? []).filter(
      (remark) => !allowed.has(remark) && isIn(remark, entry),
    );
    for (const remark of own) allowed.set(remark, { ...remark, because });
    return own.length === 0;
  });
  const found = foundBy("allow", [
    ...asked.filter((one) => !isKnown(one)).map(notAllowed),
    ...(isComplete ? idle.map(nothingToAllow) : []),
  ]);
  const left = findings.filter((finding) => !allowed.has(finding));
  return { findings: sortedProblems([...left, ...found]), allowed: [...allowed.values()] };
}

// An entry with a problem elsewhere still says what it allows.
function allowancesOf(entry: Entry): Allowing[] {
  const { allow } = (entry.value ?? {}) as { allow?: unknown };
  const { data = [] } = allowField.safeParse(allow);
  return data.map((one, index) => ({ ...one, entry, index }));
}

function byFileAndRule(findings: Problem[]) {
  const remarks = new Map<string, Problem[]>();
  for (const finding of findings) {
    const key = `${finding.file} ${finding.rule}`;
    if (finding.severity) remarks.set(key, [...(remarks.get(key) ?? []), finding]);
  }
  return remarks;
}

function isIn({ field }: Problem, { path }: Entry) {
  return path.length === 0 || `${field}.`.startsWith(`${path.join(".")}.`);
}

function notAllowed({ entry, index, rule }: Allowing): Problem {
  const path = ["allow", index, "rule"];
  if (rules.has(rule)) {
    return problemAt(entry, path, {
      says: `What ${rule} finds cannot be turned down.`,
      expected: "What stops the build has to be mended, and a child who can be found above all.",
      fix: "Mend what it tells, and take this point of the list away.",
    });
  }
  const near = nearestWord(rule, allowable);
  const written = entry.places.wordsWritten([...entry.path, ...path], rule);
  const fix = near
    ? `Did you mean "${near}"?`
    : "Write the word that stands in brackets behind the remark.";
  return {
    ...problemAt(entry, path, { says: `There is no rule called "${rule}".`, expected: "", fix }),
    ...(near &&
      written && {
        correction: {
          line: written.line,
          column: written.column,
          length: rule.length,
          text: near,
        },
      }),
  };
}

function nothingToAllow({ entry, index, rule }: Allowing): Problem {
  const words = {
    says: `There is nothing to allow any more: ${rule} has no remark here.`,
    expected: "Only warnings and notes can be turned down, never what stops the build.",
    fix: "Take this point of the list away.",
  };
  return { ...problemAt(entry, ["allow", index, "rule"], words), severity: "note" };
}
