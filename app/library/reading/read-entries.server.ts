import type { Entry } from "#app/library/entry.ts";
import { linkedFile } from "#app/library/problems/file-problems.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { readValue } from "#app/library/problems/schema-problems.ts";
import { strayFile } from "#app/library/problems/stray-file.ts";
import { textProblems } from "#app/library/problems/text-problems.ts";
import { folderOf, listAt, singleAt, type Kind } from "#app/library/reading/kinds.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import { readProse, unreadableProse } from "#app/library/reading/read-prose.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** The entries of one file, and the problems that it has by itself. */
export type FileContents = {
  entries: Entry[];
  problems: Problem[];
  /** True where the file could not be parsed, so that nobody knows what it holds. */
  isUnreadable?: boolean;
};

/** Parses one file of the content folder and checks it by itself. */
export async function readEntries(source: SourceFile): Promise<FileContents> {
  const folder = folderOf(source.path);
  const isProse = folder && /^[^/]+\/[^/]+\.mdx$/.test(source.path);
  const single = singleAt(source.path);
  const list = listAt(source.path);
  if (!source.isLink && !single && !list && !isProse)
    return { entries: [], problems: [strayFile(source, folder)] };
  const problems = source.isLink ? [linkedFile(source.file)] : textProblems(source);
  if (problems.length > 0)
    return isProse ? unreadableProse(source, folder, problems) : unreadable(problems);
  if (single) return readSingle(source, single);
  if (list) return readList(source, list);
  return isProse ? readProse(source, folder) : { entries: [], problems };
}

function unreadable(problems: Problem[]): FileContents {
  return { entries: [], problems, isUnreadable: true };
}

function readSingle({ file, text }: SourceFile, { name, schema }: Kind): FileContents {
  const fields = readFields(file, text, schema);
  if (fields.problems.length > 0) return unreadable(fields.problems);
  const { places } = fields;
  const read = readValue({ file, schema, value: fields.value ?? {}, places, path: [] });
  const { problems } = read;
  const isWhole = problems.length === 0;
  const value = isWhole ? read.value : fields.value;
  const entry = { collection: name, id: "", file, schema, value, places, path: [], isWhole };
  return { entries: [entry], problems };
}

function readList({ file, text }: SourceFile, { name, schema }: Kind): FileContents {
  const { value, places, problems } = readFields(file, text, schema);
  if (problems.length > 0) return unreadable(problems);
  if (!Array.isArray(value)) {
    const isEmpty = value === null || value === undefined;
    return unreadable([isEmpty ? emptyList(file) : noList(file, places.value([]))]);
  }
  const results = value.map((item: unknown, index) => {
    const path = [index];
    const { value: read, problems } = readValue({ file, schema, value: item, places, path });
    const isWhole = problems.length === 0;
    const shared = { collection: name, file, schema, places };
    return { entries: [{ ...shared, id: idOf(item), value: read, path, isWhole }], problems };
  });
  return {
    entries: results.flatMap(({ entries }) => entries),
    problems: results.flatMap(({ problems }) => problems),
  };
}

function idOf(item: unknown) {
  const id = (item as { id?: unknown } | null)?.id ?? "";
  return typeof id === "object" ? "" : String(id);
}

// A file that was emptied by mistake would otherwise take everybody in it off the site unnoticed.
function emptyList(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    field: "",
    says: "There is no entry in this file.",
    expected: "",
    fix: "Bring back what stood here, or write [] if it is to be empty.",
  };
}

function noList(file: string, place: { line: number; column: number }): Problem {
  return {
    file,
    ...place,
    field: "",
    says: "This file has to be a list.",
    expected: "",
    fix: 'Begin each entry with "- " at the left edge.',
  };
}
