import type { Inspection } from "#app/library/inspect.server.ts";
import { applyCorrection } from "#tests/support/apply-correction.ts";
import { printProblem, type Problem } from "#app/library/problems/problem.ts";
import type { ContentUnderTest } from "#tests/mutation/content-under-test.ts";
import type { Mutation } from "#tests/mutation/mistake.ts";
import { jargonIn } from "#tests/support/jargon.ts";

/** Makes a mistake, beside a second one in another file, and answers with all that the check says wrongly of them. */
export async function judged(content: ContentUnderTest, mutation: Mutation): Promise<string[]> {
  const { files, reported } = mutation;
  const before = await content.untouched();
  const second = secondMistake(content, Object.keys(files).concat(reported?.path ?? []));
  const found = await content.inspect({ ...files, ...second.files });
  const own = found.problems.filter((problem) => !second.isIts(problem));
  const words = own.map(printProblem).filter((line) => jargonIn(line) !== undefined);
  const faults = [
    ...(found.problems.some(second.isIts) ? [] : ["The second mistake was not reported."]),
    ...(found.contents ? ["The site would have been built."] : []),
    ...vanished(before, found, [...Object.keys(files), second.path]),
    ...words.map((line) => `Not in plain words: ${line}`),
  ];
  const problem = reported && ownProblem(own, reported);
  const corrected = problem?.correction ? await afterCorrection(content, mutation, problem) : [];
  return [
    ...faults,
    ...(reported ? onItsLine(own, reported) : await withoutHarm(content, before, mutation)),
    ...corrected,
  ];
}

type Reported = NonNullable<Mutation["reported"]>;

function ownProblem(problems: Problem[], { path, line }: Reported) {
  const ofFile = problems.filter(({ file }) => file === `content/${path}`);
  const onLine = ofFile.filter((problem) => problem.line === line);
  return ofFile[0]?.line === line
    ? (onLine.find(({ correction }) => correction) ?? onLine[0])
    : undefined;
}

// The first problem of a file is the one that a writer mends first, so it has to be the mistake.
function onItsLine(problems: Problem[], reported: Reported) {
  if (ownProblem(problems, reported)) return [];
  const said = problems.map(printProblem).join("; ") || "nothing";
  return [`Wanted at ${reported.path}:${reported.line}, said: ${said}`];
}

async function withoutHarm(content: ContentUnderTest, before: Inspection, mutation: Mutation) {
  const { problems, contents } = await content.inspect(mutation.files);
  if (problems.length > 0)
    return problems.map((one) => `Reported as a problem: ${printProblem(one)}`);
  const after = readersSee(contents);
  if (mutation.words !== undefined) {
    const words = JSON.stringify(mutation.words).slice(1, -1);
    return after.includes(words) ? [] : [`Lost: ${mutation.words}`];
  }
  return after === readersSee(before.contents) ? [] : ["The site says something else."];
}

// Readers do not see where something is written in its file.
function readersSee(contents: Inspection["contents"]) {
  const places = new Set(["line", "column", "mentions", "passages"]);
  return JSON.stringify(contents, (name, value: unknown) => (places.has(name) ? undefined : value));
}

function vanished(before: Inspection, found: Inspection, changed: string[]) {
  const count = ({ entries }: Inspection) => {
    const counts = new Map<string, number>();
    for (const { file } of entries) counts.set(file, (counts.get(file) ?? 0) + 1);
    return counts;
  };
  const after = count(found);
  return [...count(before)]
    .filter(([file]) => !changed.includes(file.slice("content/".length)))
    .filter(([file, entries]) => after.get(file) !== entries)
    .map(([file]) => `Entries of ${file} vanished.`);
}

// An invalid line at the end of a list in which the first mistake was not made.
function secondMistake(content: ContentUnderTest, taken: string[]) {
  const path = ["timeline.yaml", "pledges.yaml", "gallery.yaml"].find(
    (one) => !taken.includes(one),
  );
  const file = content.files.find((one) => one.path === path);
  if (!file || !path) throw new RangeError("There is no list for the second mistake");
  const line = file.lines.length;
  return {
    path,
    files: { [path]: `${file.text.trimEnd()}\n- planted: words\n` },
    isIts: (problem: Problem) => problem.file === `content/${path}` && problem.line === line,
  };
}

async function afterCorrection(content: ContentUnderTest, { files }: Mutation, problem: Problem) {
  const path = problem.file.slice("content/".length);
  const text = files[path] ?? content.files.find((file) => file.path === path)?.text ?? "";
  const { correction } = problem;
  if (!correction) return [];
  const mended = await content.inspect({ ...files, [path]: applyCorrection(text, correction) });
  const again = mended.problems.filter(
    ({ file, line, says }) =>
      file === problem.file && line === problem.line && says === problem.says,
  );
  return again.map((problem) => `Still there after its correction: ${printProblem(problem)}`);
}
