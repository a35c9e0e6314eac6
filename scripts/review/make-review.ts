import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { addressOf } from "#app/library/addresses.ts";
import { calendar } from "#app/library/days/calendar.ts";
import { laterDay } from "#app/library/days/today.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { isAmong, type BranchChanges, type ChangedFile } from "#scripts/review/branch-changes.ts";
import type { ChangedEntry, ChangedWords } from "#scripts/review/compare/changed-words.ts";
import { delicateChanges } from "#scripts/review/delicate-changes.ts";
import {
  bounded,
  longestLine,
  longestWords,
  type Finding,
  type Review,
} from "#scripts/review/review.ts";

type Checked = Pick<Inspection, "entries" | "problems" | "remarks" | "allowed" | "day">;

/** What was compared: the words, the bodies that are delicate, and what the base was told. */
export type Compared = {
  words: ChangedWords;
  bodies: Review["delicate"];
  remarksBefore: Problem[];
};

/** Puts together what was found and what a branch changed: nearest to the changes first. */
export async function makeReview(
  content: string,
  { entries, problems, remarks, allowed, day }: Checked,
  { base, head, prefix, files, code }: BranchChanges,
  { words, bodies = [], remarksBefore }: Partial<Compared> = {},
): Promise<Review> {
  const findings: Finding[] = [];
  // What cannot be read was not taken away.
  const unread = new Set(problems.map(({ file }) => file));
  const texts = new Map<string, Text>();
  for (const problem of [...problems, ...remarks]) {
    const file = path.join(path.dirname(content), problem.file);
    const text = texts.get(file) ?? (await textOf(file));
    texts.set(file, text);
    const changed = files.find((one) => one.path === prefix + problem.file);
    const finding = findingOf(problem, prefix, text, changed);
    // What is told of an unchanged file for the first time comes of the branch all the same.
    const isNew = problem.severity && remarksBefore?.every((one) => !isSame(one, problem));
    findings.push(isNew && finding.place === "elsewhere" ? { ...finding, place: "file" } : finding);
  }
  const addressesOf = (file: string) =>
    entries.filter((entry) => prefix + entry.file === file).map(addressOf);
  const count = (severity: string) => remarks.filter((one) => one.severity === severity).length;
  return bounded({
    version: 2,
    base,
    head,
    // Problems before remarks; the order of files and lines, which they came in, stays besides.
    findings: findings.sort((one, other) => weight(one) - weight(other)),
    // What stands in other files was looked at when it came.
    allowed: allowed
      .filter(({ file }) => files.some((one) => one.path === prefix + file))
      .map(({ file, line, rule = "allow", says, because }) => {
        return { file: prefix + file, line, rule, says, because };
      }),
    files: files.map(({ path: file, change, kind, bytes }) => ({
      path: file,
      change,
      ...(kind && { kind, bytes }),
      addresses: addressesOf(file).filter((address) => address !== ""),
    })),
    code,
    delicate: [...(words ? delicateChanges(words) : []), ...bodies].filter(
      ({ file, after }) => after !== "" || !unread.has(file),
    ),
    entries: (words?.entries ?? [])
      .filter(({ source, change }) => change === "added" || !unread.has(source.file))
      // What went under one address and came under another has moved, as its page is told to have.
      .filter((one, _, all) => !all.some((other) => isMoved(one, other)))
      .map(({ collection, name, source: { file, line }, change }) => {
        return { file, line, change, thing: thingOf(collection), name };
      }),
    future: calendar(entries, day).filter((one) => one.day <= laterDay(day, daysAhead)),
    counts: {
      problems: problems.length,
      warnings: count("warning"),
      notes: count("note"),
      files: files.length,
    },
  });
}

const daysAhead = 90;

function isSame(one: Problem, other: Problem) {
  return one.file === other.file && one.says === other.says;
}

function isMoved(one: ChangedEntry, other: ChangedEntry) {
  const { collection, name, change } = one;
  return other.change !== change && other.collection === collection && other.name === name;
}

// "successStories" as "success story", "team" as it is.
function thingOf(collection: string) {
  if (collection === "news") return "news item";
  const words = collection.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

function findingOf(problem: Problem, prefix: string, text: Text, changed?: ChangedFile): Finding {
  const { line, column, severity, rule, correction } = problem;
  const isChanged = (one: number) =>
    changed !== undefined && text.isCountedByGit && isAmong(changed.lines, one);
  const source = correction ? lineOf(text, correction.line) : "";
  const isBounded = correction && source !== "" && correction.text.length <= longestWords;
  return {
    file: prefix + problem.file,
    line,
    column,
    says: problem.says,
    expected: problem.expected,
    fix: problem.fix,
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
