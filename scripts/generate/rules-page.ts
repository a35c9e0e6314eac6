import { builtPages } from "#scripts/build/verifying/built-pages.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import type { Rule } from "#scripts/check/rule.ts";

const introduction =
  "`npm run generate` writes this page from the code, so do not edit it. Each heading is the name of a rule, " +
  "as it appears in brackets after a message and in `allow:`. An **error** keeps the change from being published; " +
  "a **warning** does not, and can be [accepted with a reason](checks.md#if-a-warning-is-wrong). " +
  "Some rules report both.";

/** The page of the handbook with every rule of the check. */
export function rulesPage() {
  const all: [string, Rule][] = [...allRules, ["built-pages", builtPages]];
  const sorted = all.sort(([left], [right]) => (left < right ? -1 : 1));
  return `# The rules of the check\n\n${introduction}\n${sorted.map(section).join("")}`;
}

function section([id, { about, severity, isJudgement }]: [string, Rule]) {
  const kind = severity === "error" ? "Error" : "Warning";
  const exception = isJudgement ? ", which can be accepted with a reason" : "";
  return `\n## ${id}\n\n**${kind}${exception}.** ${about}\n`;
}
