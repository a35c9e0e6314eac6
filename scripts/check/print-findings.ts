import type { Finding } from "#scripts/check/run-rules.ts";

const around = 60;

/** A finding in two lines: place, message and rule, then the line itself. */
export function printFinding(finding: Finding, folder = "content") {
  const { file, line, column, severity, text, rule, source, others } = finding;
  const label = severity === "error" ? "Error" : "Warning";
  const heading = `${folder}/${file}:${line}:${column}  ${label}: ${text}${alsoIn(others)}  [${rule}]`;
  const from = Math.max(0, column - around);
  const part = source.slice(from, column + around);
  const written = (from > 0 ? "…" : "") + part + (from + part.length < source.length ? "…" : "");
  return logText(heading) + (written.trim() === "" ? "" : `\n    ${logText(written)}`);
}

const linesAtMost = 8;

// The other lines of a finding, such as " Also in lines 12 and 15."; empty if there are none.
function alsoIn(others: Finding[]) {
  const lines = [...new Set(others.map(({ line }) => line))];
  if (lines.length === 0) return "";
  const more = lines.length > linesAtMost ? [`${lines.length - linesAtMost} more`] : [];
  const listed = new Intl.ListFormat("en-GB").format([
    ...lines.slice(0, linesAtMost).map(String),
    ...more,
  ]);
  return ` Also in ${lines.length === 1 ? "line" : "lines"} ${listed}.`;
}

/** All findings, two lines each. */
export function printFindings(findings: Finding[], folder?: string) {
  return findings.map((finding) => printFinding(finding, folder)).join("\n");
}

/** A text that is safe in a log: CI systems obey lines that begin with :: or contain ##[. */
export function logText(text: string) {
  return text.replaceAll(/\p{Cc}+/gu, " ").replaceAll("##[", "## [");
}

/** The number of errors and warnings, such as "2 errors, 1 warning". */
export function countFindings(findings: Finding[]) {
  const count = (severity: Finding["severity"]) => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length === 0 ? [] : [`${length} ${severity}${length === 1 ? "" : "s"}`];
  };
  return [...count("error"), ...count("warning")].join(", ") || "The content is in order";
}
