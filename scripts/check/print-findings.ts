import type { Finding } from "#scripts/check/run-rules.ts";

const around = 60;

/** A finding in two lines: place, message and rule, then the line itself. */
export function printFinding(finding: Finding, folder = "content") {
  const { file, line, column, severity, text, rule, source } = finding;
  const label = severity === "error" ? "Error" : "Warning";
  const heading = `${folder}/${file}:${line}:${column}  ${label}: ${text}  [${rule}]`;
  const from = Math.max(0, column - around);
  const part = source.slice(from, column + around);
  const written = (from > 0 ? "…" : "") + part + (from + part.length < source.length ? "…" : "");
  return logText(heading) + (written.trim() === "" ? "" : `\n    ${logText(written)}`);
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
