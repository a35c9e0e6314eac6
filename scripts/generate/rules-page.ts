import { allRules } from "#scripts/check/all-rules.ts";
import type { RuleExample, Rule } from "#scripts/check/rule.ts";

const introduction =
  "This page is written by `npm run generate`; what you change in it by hand is lost. Each heading is the " +
  "id of a rule, as it stands in brackets behind a message and in `allow:`. " +
  "[What the check looks for](checks.md) tells it in one piece.";

/** The page of the handbook with every rule of the check, to whose headings a review links. */
export function rulesPage() {
  return `# The rules of the check\n\n${introduction}\n${[...allRules].map(section).join("")}`;
}

function section([id, { about, severity, examples, isForLaunch }]: [string, Rule]) {
  const weight =
    severity === "error"
      ? `An error: it stops ${isForLaunch ? "the launch" : "the build"}.`
      : "A warning: an entry may allow it with `allow:` and a reason.";
  const [bad] = examples.bad;
  return `\n## ${id}\n\n${about}\n\n${weight}\n${bad === undefined ? "" : exampleOf(bad)}`;
}

function exampleOf(example: RuleExample) {
  const text = typeof example === "string" ? example : (Object.values(example)[0] ?? "");
  return text.trim() === "" ? "" : `\nFor example:\n\n\`\`\`\n${text.trim()}\n\`\`\`\n`;
}
