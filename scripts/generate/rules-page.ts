import { rules } from "#app/library/rules/rules.ts";
import type { Rule } from "#app/library/rules/rule.ts";

const introduction =
  "This page is written by `npm run generate`; what you change in it by hand is lost. Each heading is the " +
  "id of a rule, as it stands in brackets behind a remark and in `allow:`. " +
  "[What the check looks for](checks.md) tells it in one piece.";

/** The page of the handbook with every rule of the check, to whose headings a review links. */
export function rulesPage() {
  return `# The rules of the check\n\n${introduction}\n${[...rules].map(section).join("")}`;
}

function section([id, { what, why, example, severity, mayBeAllowed }]: [string, Rule]) {
  const turnedDown = severity.startsWith("problem")
    ? "Its remarks can be turned down with `allow:`."
    : "It can be turned down with `allow:`.";
  const weight = `It is a ${severity}. ${mayBeAllowed ? turnedDown : "It cannot be turned down."}`;
  return `\n## ${id}\n\n${what} ${why}\n\n${weight}\n\nFor example:\n\n\`\`\`\n${example.trim()}\n\`\`\`\n`;
}
