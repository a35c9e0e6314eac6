import { allRules } from "#scripts/check/all-rules.ts";
import { examplesOf, type RuleExample } from "#scripts/check/examples.ts";
import { withoutMarks } from "#scripts/check/marks.ts";
import type { Rule } from "#scripts/check/rule.ts";

const introduction =
  "This page is written by `npm run generate`; what you change in it by hand is lost. Each heading is the " +
  "id of a rule, as it stands in brackets behind a message and in `allow:`. " +
  "[What the check looks for](checks.md) tells it in one piece.";

const allowed =
  " It judges what words mean: where it is wrong, an entry may allow it with `allow:` and a reason, which reviewers see.";

/** The page of the handbook with every rule of the check, to whose headings a review links. */
export function rulesPage() {
  return `# The rules of the check\n\n${introduction}\n${[...allRules].map(section).join("")}`;
}

function section([id, { about, severity, isForLaunch, isJudgement }]: [string, Rule]) {
  const weight =
    severity === "error"
      ? `An error: it stops ${isForLaunch ? "the launch" : "the build"}.${isJudgement ? allowed : ""}`
      : "A warning: an entry may allow it with `allow:` and a reason.";
  const [bad] = examplesOf(id, severity);
  return `\n## ${id}\n\n${about}\n\n${weight}\n${bad === undefined ? "" : exampleOf(bad)}`;
}

function exampleOf(example: RuleExample) {
  const marked = typeof example === "string" ? example : (Object.values(example)[0] ?? "");
  const text = withoutMarks(marked).text.trim();
  return text === "" ? "" : `\nFor example:\n\n\`\`\`\n${text}\n\`\`\`\n`;
}
