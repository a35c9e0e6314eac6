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

function annotation({ file, line, column, says, expected, fix, severity }: Finding) {
  const { command, title } = kinds[severity ?? "problem"];
  const message = [says, expected, fix].filter((part) => part !== "").join(" ");
  const properties = `file=${property(file)},line=${line},col=${column},title=${title}`;
  return `::${command} ${properties}::${data(message)}`;
}

// A line end would begin a command of its own, and the other signs would end a property.
function data(text: string) {
  return text
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
}

function property(text: string) {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
