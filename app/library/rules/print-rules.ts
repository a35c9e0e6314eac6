import { rules } from "#app/library/rules/rules.ts";

const head = ["Rule", "It is a", "allow", "What it tells, and why"];

/** The register as a table of text: each rule, how grave it is, and whether `allow:` turns it down. */
export function printRules() {
  const rows = [...rules].map(([id, { severity, mayBeAllowed, what, why }]) => [
    id,
    severity,
    mayBeAllowed ? (severity.startsWith("problem") ? "warnings" : "yes") : "no",
    `${what} ${why}`,
  ]);
  const table = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
