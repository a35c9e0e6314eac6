import { setImmediate } from "node:timers/promises";
import { rangeIn, valueOf, type Entry } from "#app/content/entries.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { allowField } from "#app/model/fields/state.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { placeIn, type CheckedSite } from "#scripts/check/checked-site.ts";
import type { Reported, Rule, Severity } from "#scripts/check/rule.ts";

/** A finding of a rule, with its line and column (from 1) and the text of the line. */
export type Finding = Reported & {
  rule: string;
  severity: Severity;
  line: number;
  column: number;
  source: string;
  /** The other places in the file with the same cause. */
  others: Finding[];
};

type Found = Omit<Finding, "line" | "column" | "source" | "others">;

/** The findings of all rules, in the order of files and lines, one for each cause in a file. */
export async function runRules(
  site: CheckedSite,
  rules: ReadonlyMap<string, Rule> = allRules,
): Promise<Finding[]> {
  const findings = new Map<string, Found>();
  const add = (rule: string, ruleSeverity: Severity, reported: Reported) => {
    const { file, start, text, severity = ruleSeverity } = reported;
    const key = `${file} ${start} ${text}`;
    if (!findings.has(key)) findings.set(key, { ...reported, rule, severity });
  };
  for (const [id, rule] of rules) {
    // What is in a file that cannot be read is not missing.
    if (rule.needsAll && !site.isReadable) continue;
    // During development, pages are served between rules.
    await setImmediate();
    await rule.check?.(site, (finding) => add(id, rule.severity, finding));
    for (const finding of site.entries.flatMap((entry) => findingsIn(entry, rule, site)))
      add(id, rule.severity, finding);
  }
  const judgements = [...allRules].flatMap(([id, { isJudgement }]) => (isJudgement ? id : []));
  for (const { rule, place, covers } of allowancesIn(site)) {
    const own = [...findings].filter(
      ([, finding]) =>
        finding.rule === rule && finding.file === place.file && covers(finding.start),
    );
    const allowed = own.filter(([, finding]) => !isError(finding) || judgements.includes(rule));
    for (const [key] of allowed) findings.delete(key);
    // A warning that an entry no longer has may stay accepted.
    if (allRules.has(rule) && (allowed.length > 0 || own.length === 0)) continue;
    const text = `"${rule}" cannot be accepted. Write the name of a warning, as in brackets after its message, or ${judgements.join(" or ")}. ${allRules.has(rule) ? "" : didYouMean(rule, [...allRules.keys()])}`;
    add("allow", "error", { ...place, text: text.trim() });
  }
  return findingsAt([...findings.values()], site.files);
}

/** Findings with their lines, in the order of files and lines, one for each cause in a file. */
export function findingsAt(
  findings: Found[],
  files: Pick<ContentFile, "path" | "text">[],
): Finding[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return oneOfEach(withLines(findings.toSorted(inOrder), texts));
}

// Errors that are mended one by one stay single.
function oneOfEach(findings: Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  return findings.filter((finding) => {
    const { file, rule, severity, text, instead } = finding;
    if (isError(finding) && instead === undefined) return true;
    const key = [file, rule, severity, text].join("\n");
    const same = first.get(key);
    if (same) same.others.push(finding);
    else first.set(key, finding);
    return !same;
  });
}

// Development and the review check unchanged entries again.
type Kept = { original?: Entry; findings: Reported[] };
const findingsOfEntries = new WeakMap<Rule, WeakMap<Entry, Kept>>();

function findingsIn(entry: Entry, rule: Rule, { wholeOf }: CheckedSite): Reported[] {
  if (!rule.checkEntry) return [];
  const known = findingsOfEntries.get(rule) ?? new WeakMap<Entry, Kept>();
  findingsOfEntries.set(rule, known);
  const whole = wholeOf(entry);
  const { original } = whole;
  const before = known.get(entry);
  if (before && before.original === original) return before.findings;
  const findings: Reported[] = [];
  rule.checkEntry(entry, (finding) => findings.push(finding), whole);
  known.set(entry, { original, findings });
  return findings;
}

// The accepted warnings of all entries; each applies only inside its entry.
function allowancesIn({ entries }: CheckedSite) {
  return entries.flatMap((entry) => {
    const { data = [] } = allowField.safeParse(valueOf(entry, "allow"));
    const { start, end } = rangeIn(entry);
    const covers = (at: number) => entry.path.length === 0 || (at >= start && at < end);
    const placeOf = (index: number) => placeIn(entry, ["allow", index, "rule"]);
    return data.map(({ rule }, index) => ({ rule, covers, place: placeOf(index) }));
  });
}

// Lines are counted from one finding to the next, because a file may have thousands.
function withLines(findings: Found[], texts: ReadonlyMap<string, string>): Finding[] {
  let last = { file: "", start: 0, line: 1, begin: 0 };
  return findings.map((finding) => {
    if (finding.file !== last.file) last = { file: finding.file, start: 0, line: 1, begin: 0 };
    const text = texts.get(finding.file) ?? "";
    const between = text.slice(last.start, finding.start).split("\n");
    if (between.length > 1) last.begin = text.lastIndexOf("\n", finding.start - 1) + 1;
    last.line += between.length - 1;
    last.start = finding.start;
    const end = text.indexOf("\n", finding.start);
    const source = text.slice(last.begin, end < 0 ? undefined : end);
    const column = finding.start - last.begin + 1;
    return { ...finding, line: last.line, column, source, others: [] };
  });
}

/** True for a finding that stops the build. */
export function isError({ severity }: Pick<Finding, "severity">) {
  return severity === "error";
}

const byName = new Intl.Collator("en", { numeric: true });

/** Sorts findings by file, then by their place in it. */
export function inOrder(left: Pick<Found, "file" | "start">, right: Pick<Found, "file" | "start">) {
  return left.file === right.file
    ? left.start - right.start
    : byName.compare(left.file, right.file);
}
