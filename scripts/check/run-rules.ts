import { setImmediate } from "node:timers/promises";
import { rangeIn, valueOf } from "#app/content/entries.ts";
import { allowField } from "#app/model/fields/allow.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { placeIn, type CheckedSite } from "#scripts/check/checked-site.ts";
import type { Reported, Rule, Severity } from "#scripts/check/rule.ts";

/** What a rule found, with its line and column, both counted from 1, and the line as it is written. */
export type Finding = Reported & {
  rule: string;
  severity: Severity;
  line: number;
  column: number;
  source: string;
};

/** What all rules found in a site, in the order of files and lines, each finding once. */
export async function runRules(
  site: CheckedSite,
  rules: ReadonlyMap<string, Rule> = ordinaryRules,
): Promise<Finding[]> {
  const lines = new Map(site.files.map(({ path, text }) => [path, text]));
  const found = new Map<string, Finding>();
  const add = (rule: string, own: Severity, reported: Reported) => {
    const { file, start, text, severity = own } = reported;
    const key = `${file} ${start} ${text}`;
    const finding = { ...reported, rule, severity, ...positionOf(lines.get(file) ?? "", start) };
    if (!found.has(key)) found.set(key, finding);
  };
  for (const [id, rule] of rules) {
    // A page that is asked for in development need not wait for all of them.
    await setImmediate();
    await rule.check(site, (one) => add(id, rule.severity, one));
  }
  const rulesWhere = (is: (rule: Rule) => boolean | undefined) =>
    [...allRules].flatMap(([id, rule]) => (is(rule) ? id : []));
  const judgements = rulesWhere(({ isJudgement }) => isJudgement);
  const known = [...rulesWhere(({ severity }) => severity === "warning"), ...judgements];
  for (const { rule, place, covers } of allowancesIn(site)) {
    const allowed = [...found].filter(
      ([, one]) =>
        one.rule === rule &&
        (one.severity === "warning" || judgements.includes(rule)) &&
        one.file === place.file &&
        covers(one.start),
    );
    for (const [key] of allowed) found.delete(key);
    if (allowed.length > 0 || known.includes(rule)) continue;
    const text = `Only a warning can be allowed, by the word in brackets at its end, or one of ${judgements.join(" and ")}; "${rule}" is none. ${didYouMean(rule, known)}`;
    add("allow", "error", { ...place, text: text.trim() });
  }
  return [...found.values()].sort(inOrder);
}

const ordinaryRules = new Map([...allRules].filter(([, rule]) => !rule.isForLaunch));

// What the entries allow, each inside its own entry.
function allowancesIn({ entries }: CheckedSite) {
  return entries.flatMap((entry) => {
    const { data = [] } = allowField.safeParse(valueOf(entry, "allow"));
    const { start, end } = rangeIn(entry);
    const covers = (at: number) => entry.path.length === 0 || (at >= start && at < end);
    const placeOf = (index: number) => placeIn(entry, ["allow", index, "rule"]);
    return data.map(({ rule }, index) => ({ rule, covers, place: placeOf(index) }));
  });
}

function positionOf(text: string, offset: number) {
  const before = text.slice(0, offset);
  const begin = before.lastIndexOf("\n") + 1;
  const end = text.indexOf("\n", offset);
  const source = text.slice(begin, end < 0 ? undefined : end);
  return { line: before.split("\n").length, column: offset - begin + 1, source };
}

const byName = new Intl.Collator("en", { numeric: true });

function inOrder(one: Finding, other: Finding) {
  return byName.compare(one.file, other.file) || one.line - other.line || one.column - other.column;
}
