import { createHash } from "node:crypto";
import type { Review } from "#scripts/review/review.ts";

const severities = { problem: "major", warning: "minor", note: "info" };

/** The findings in the form of Code Climate, which GitLab shows beside the lines of a change. */
export function codeQuality({ findings }: Review) {
  const seen = new Map<string, number>();
  return findings.map(({ file, line, says, expected, fix, severity }) => {
    const description = [says, expected, fix].filter((part) => part !== "").join(" ");
    const occurrence = (seen.get(file + description) ?? 0) + 1;
    seen.set(file + description, occurrence);
    return {
      description,
      check_name: "content",
      // GitLab tells new findings from old ones by it, so what only moves down keeps its own.
      fingerprint: createHash("sha256")
        .update(`${file}\n${description}\n${occurrence}`)
        .digest("hex"),
      severity: severities[severity ?? "problem"],
      location: { path: file, lines: { begin: line } },
    };
  });
}
