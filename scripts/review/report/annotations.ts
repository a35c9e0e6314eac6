import type { Review } from "#scripts/review/review.ts";

/** The findings as commands of GitHub Actions, one a line, which show them beside their lines. */
export function annotationsOf({ findings }: Review) {
  return findings
    .map(({ file, line, column, severity, rule, text }) => {
      const place = escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C");
      return `::${severity} file=${place},line=${line},col=${column},title=${escaped(rule)}::${escaped(text)}\n`;
    })
    .join("");
}

// A line end would begin a command of its own.
function escaped(text: string) {
  return text
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
}
