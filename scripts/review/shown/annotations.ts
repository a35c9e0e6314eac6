import { createHash } from "node:crypto";
import { sentencesOf } from "#app/library/problems/problem.ts";
import type { Finding, Review } from "#scripts/review/review.ts";

const kinds = {
  problem: { command: "error", title: "To mend", weight: "major" },
  warning: { command: "warning", title: "Worth a look", weight: "minor" },
  note: { command: "notice", title: "Worth a look", weight: "info" },
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

/** The findings in the form of Code Climate, which GitLab shows beside the lines of a change. */
export function codeQuality({ findings }: Review) {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const description = sentencesOf(finding);
    const occurrence = (seen.get(finding.file + description) ?? 0) + 1;
    seen.set(finding.file + description, occurrence);
    // GitLab tells new findings from old ones by it, so what only moves down keeps its own.
    const words = `${finding.file}\n${description}\n${occurrence}`;
    return {
      description,
      check_name: finding.rule ?? "content",
      fingerprint: createHash("sha256").update(words).digest("hex"),
      severity: kinds[finding.severity ?? "problem"].weight,
      location: { path: finding.file, lines: { begin: finding.line } },
    };
  });
}
