import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { addressOf } from "#app/library/addresses.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Correction, Problem } from "#app/library/problems/problem.ts";
import type { BranchChanges, ChangedFile } from "#scripts/review/branch-changes.ts";
import { isAmong } from "#scripts/review/changed-lines.ts";
import { shortened } from "#scripts/review/shown/plain-markdown.ts";
import { longestLine, mostListed, type Finding, type Review } from "#scripts/review/review.ts";

/** What was found in the content folder at `content`. */
type Findings = { entries: Entry[]; problems: Problem[]; remarks: Problem[] };

/** Puts together what was found and what a branch changed: nearest to the changes first. */
export async function makeReview(
  content: string,
  { entries, problems, remarks }: Findings,
  { base, head, prefix, files }: BranchChanges,
): Promise<Review> {
  const all = [...problems, ...remarks];
  const linesOf = await readLines(content, all);
  const changed = new Map(files.map((file) => [file.path, file]));
  const findings = all.map((problem) =>
    findingOf(problem, prefix, linesOf(problem.file), changed.get(prefix + problem.file)),
  );
  const pages = new Map<string, string[]>();
  for (const entry of entries) {
    const known = pages.get(prefix + entry.file) ?? [];
    const address = addressOf(entry);
    if (address !== "") pages.set(prefix + entry.file, [...known, address]);
  }
  const count = (severity: Problem["severity"]) =>
    all.filter((one) => one.severity === severity).length;
  return {
    version: 1,
    base,
    head,
    findings: nearestFirst(findings).slice(0, mostListed),
    files: files.slice(0, mostListed).map((file) => ({
      path: file.path.slice(0, 1_000),
      change: file.change,
      addresses: (pages.get(file.path) ?? []).slice(0, 100),
    })),
    counts: {
      problems: problems.length,
      warnings: count("warning"),
      notes: count("note"),
      files: files.length,
    },
  };
}

type Lines = { at: (line: number) => string; areCountedByGit: boolean };

function findingOf(problem: Problem, prefix: string, lines: Lines, changed?: ChangedFile): Finding {
  const { line, column, severity, correction } = problem;
  const isChanged = (one: number) =>
    changed !== undefined && lines.areCountedByGit && isAmong(changed.lines, one);
  const bounded = (text: string) => shortened(text, 3_900);
  const place = isChanged(line) ? "line" : changed ? "file" : "elsewhere";
  const source = correction ? lines.at(correction.line) : "";
  return {
    file: (prefix + problem.file).slice(0, 1_000),
    line,
    column,
    says: bounded(problem.says),
    expected: bounded(problem.expected),
    fix: bounded(problem.fix),
    ...(severity && { severity }),
    ...(correction &&
      source !== "" &&
      correction.text.length <= 3_900 && {
        correction: { ...pick(correction), source, isChangedLine: isChanged(correction.line) },
      }),
    place,
    source: lines.at(line),
  };
}

function pick({ line, column, length, text }: Correction): Correction {
  return { line, column, length, text };
}

const nearness = { line: 0, file: 1, elsewhere: 2 };

// Problems before remarks; the order of files and lines, which they came in, stays besides.
function nearestFirst(findings: Finding[]) {
  const weight = ({ severity, place }: Finding) => (severity ? 10 : 0) + nearness[place];
  return findings.sort((one, other) => weight(one) - weight(other));
}

async function readLines(content: string, problems: Problem[]) {
  const texts = new Map<string, string>();
  for (const file of new Set(problems.map((problem) => problem.file))) {
    texts.set(file, await textOf(path.join(path.dirname(content), file)));
  }
  return (file: string): Lines => {
    const text = texts.get(file) ?? "";
    // As the library counts lines: an old line end of its own is one, which it is not for git.
    const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
    return {
      at: (line) => {
        const source = lines[line - 1] ?? "";
        return source.length > longestLine ? "" : source;
      },
      areCountedByGit: !/\r(?!\n)/.test(text),
    };
  };
}

async function textOf(file: string) {
  const isFile = await lstat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? readFile(file, "utf8") : "";
}
