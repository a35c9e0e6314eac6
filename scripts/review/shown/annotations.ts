import { sentencesOf } from "#app/library/problems/problem.ts";
import type { Finding, Review } from "#scripts/review/review.ts";

const kinds = {
  problem: { command: "error", title: "To mend" },
  warning: { command: "warning", title: "Worth a look" },
  note: { command: "notice", title: "Worth a look" },
};

/**
 * The findings as commands of GitHub Actions, one a line, which show them beside their lines.
 * Remarks in files that the branch did not change are left out.
 */
export function annotationsOf({ findings }: Review) {
  return findings
    .filter(({ severity, place }) => severity === undefined || place !== "elsewhere")
    .map((finding) => `${annotation(finding)}\n`)
    .join("");
}

function annotation(finding: Finding) {
  const { command, title } = kinds[finding.severity ?? "problem"];
  const file = escaped(finding.file).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const properties = `file=${file},line=${finding.line},col=${finding.column},title=${title}`;
  return `::${command} ${properties}::${escaped(sentencesOf(finding))}`;
}

// A line end would begin a command of its own.
function escaped(text: string) {
  return text
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
}
