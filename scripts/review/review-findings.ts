import type { Finding } from "#scripts/check/run-rules.ts";
import type { Edit, Texts } from "#scripts/review/edits/edits-between.ts";

/** Something that the check found. */
export type ReviewedFinding = Pick<Finding, "file" | "line" | "text" | "severity" | "rule"> & {
  /** True where the branch wrote that very line; only then a host takes a suggestion for it. */
  isChangedLine: boolean;
  /** The line as it should be, where only that can be meant. */
  instead?: string;
};

/** What the check found that a branch has to do with: all errors, and warnings that are new. */
export function reviewFindings(
  [before, after]: [Finding[], Finding[]],
  old: Texts,
  edits: Edit[],
): ReviewedFinding[] {
  const known = new Set(before.map(({ file, text }) => `${file} ${text}`));
  const fresh = after.filter(
    ({ severity, file, text }) => severity === "error" || !known.has(`${file} ${text}`),
  );
  const found = fresh.map((finding): ReviewedFinding => {
    const { line, column, severity, rule, text, source, start, end } = finding;
    const file = `content/${finding.file}`;
    const isLine = column - 1 + end - start <= source.length;
    const rest = source.slice(column - 1 + end - start);
    const instead = source.slice(0, column - 1) + finding.instead + rest;
    return {
      file,
      line,
      rule,
      text,
      severity,
      isChangedLine: !(old[file] ?? "").split(/\r?\n/).includes(source),
      ...(finding.instead !== undefined && isLine && { instead }),
    };
  });
  // A real number or a real person behind a mark that says it is made up.
  const isReal = ({ file, field }: Edit) =>
    /(?:phone|whatsapp|email|number|account|till|fundraiserId|\bto)$/.test(field) ||
    (field === "name" && /(?:team|testimonials|success-stories)\.yaml$/.test(file));
  const hidden = edits
    .filter((edit) => edit.isHiddenSample && edit.change === "changed" && isReal(edit))
    .map(({ file, line, field }): ReviewedFinding => {
      const text = `${field} has a new value, but visitors still read that it is an example. If it is the real one, take sample: true away here.`;
      return { file, line, text, rule: "hidden-sample", severity: "error", isChangedLine: true };
    });
  // The check itself only wonders about these.
  const others = found.filter(({ rule }) => rule !== "hidden-sample" || hidden.length === 0);
  return [...others, ...hidden].sort((one, other) => one.severity.localeCompare(other.severity));
}
