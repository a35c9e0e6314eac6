import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { addressOf } from "#app/library/addresses.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { isAmong, type BranchChanges, type ChangedFile } from "#scripts/review/branch-changes.ts";
import { shortened } from "#scripts/review/shown/plain-markdown.ts";
import { longestLine, mostListed, type Finding, type Review } from "#scripts/review/review.ts";

/** Puts together what was found and what a branch changed: nearest to the changes first. */
export async function makeReview(
  content: string,
  {
    entries,
    problems,
    remarks,
    allowed,
  }: Pick<Inspection, "entries" | "problems" | "remarks" | "allowed">,
  { base, head, prefix, files }: BranchChanges,
): Promise<Review> {
  const findings: Finding[] = [];
  const texts = new Map<string, Text>();
  for (const problem of [...problems, ...remarks]) {
    const file = path.join(path.dirname(content), problem.file);
    const text = texts.get(file) ?? (await textOf(file));
    texts.set(file, text);
    const changed = files.find((one) => one.path === prefix + problem.file);
    findings.push(findingOf(problem, prefix, text, changed));
  }
  const addressesOf = (file: string) =>
    entries.filter((entry) => prefix + entry.file === file).map(addressOf);
  const count = (severity: string) => remarks.filter((one) => one.severity === severity).length;
  return {
    version: 1,
    base,
    head,
    // Problems before remarks; the order of files and lines, which they came in, stays besides.
    findings: findings.sort((one, other) => weight(one) - weight(other)).slice(0, mostListed),
    // What stands in other files was looked at when it came.
    allowed: allowed
      .filter(({ file }) => files.some((one) => one.path === prefix + file))
      .slice(0, mostListed)
      .map(({ file, line, rule = "allow", says, because }) => ({
        file: (prefix + file).slice(0, 1_000),
        line,
        rule,
        says: shortened(says, 3_900),
        because: shortened(because, 3_900),
      })),
    files: files.slice(0, mostListed).map(({ path: file, change }) => ({
      path: file.slice(0, 1_000),
      change,
      addresses: addressesOf(file)
        .filter((address) => address !== "")
        .slice(0, 100),
    })),
    counts: {
      problems: problems.length,
      warnings: count("warning"),
      notes: count("note"),
      files: files.length,
    },
  };
}

function findingOf(problem: Problem, prefix: string, text: Text, changed?: ChangedFile): Finding {
  const { line, column, severity, rule, correction } = problem;
  const isChanged = (one: number) =>
    changed !== undefined && text.isCountedByGit && isAmong(changed.lines, one);
  const bounded = (words: string) => shortened(words, 3_900);
  const source = correction ? lineOf(text, correction.line) : "";
  const isBounded = correction && source !== "" && correction.text.length <= 3_900;
  return {
    file: (prefix + problem.file).slice(0, 1_000),
    line,
    column,
    says: bounded(problem.says),
    expected: bounded(problem.expected),
    fix: bounded(problem.fix),
    ...(severity && { severity }),
    ...(rule && { rule }),
    ...(isBounded && {
      correction: { ...correction, source, isChangedLine: isChanged(correction.line) },
    }),
    place: isChanged(line) ? "line" : changed ? "file" : "elsewhere",
    source: lineOf(text, line),
  };
}

function weight({ severity, place }: Finding) {
  return (severity ? 10 : 0) + { line: 0, file: 1, elsewhere: 2 }[place];
}

type Text = { lines: string[]; isCountedByGit: boolean };

// Lines as the library counts them: an old line end of its own is one, which it is not for git.
async function textOf(file: string): Promise<Text> {
  const isFile = (await lstat(file).catch(() => undefined))?.isFile();
  const read = isFile ? await readFile(file, "utf8") : "";
  // A photograph or a document has no lines that anybody could read.
  const text = read.includes("\0") ? "" : read;
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  return { lines, isCountedByGit: !/\r(?!\n)/.test(text) };
}

function lineOf({ lines }: Text, line: number) {
  const source = lines[line - 1] ?? "";
  return source.length > longestLine ? "" : source;
}
