import type { z } from "zod";
import { folders, lists, singles } from "#app/library/collections.ts";
import type { Entry } from "#app/library/entry.ts";
import { readFrontMatter } from "#app/library/reading/front-matter.server.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { readFields, type Fields } from "#app/library/reading/read-fields.server.ts";
import { schemaProblems } from "#app/library/problems/schema-problems.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";
import { compileBody } from "#app/mdx/compile-body.server.ts";

/** What one file holds, and what is wrong with it by itself. */
export type FileContents = {
  entries: Entry[];
  problems: Problem[];
  /** True where the file could not be taken apart, so that nobody knows what it holds. */
  isUnreadable?: boolean;
};

type Kind = { name: string; path: string; schema: z.ZodType };

const kinds = (register: Record<string, { path: string; schema: z.ZodType }>): Kind[] =>
  Object.entries(register).map(([name, { path, schema }]) => ({ name, path, schema }));

const singleKinds = kinds(singles);
const listKinds = kinds(lists);
const folderKinds = kinds(folders);

/** The files that have to be there, by their paths inside the content folder. */
export const requiredPaths = [...singleKinds, ...listKinds].map(({ path }) => path);

/** Reads one file of the content folder and checks it by itself. */
export async function readEntries(source: SourceFile): Promise<FileContents> {
  const mark = conflictMark(source) ?? lostLetter(source);
  if (mark) return { ...unreadable(source), problems: [mark] };
  const single = singleKinds.find(({ path }) => path === source.path);
  if (single) return readSingle(source, single);
  const list = listKinds.find(({ path }) => path === source.path);
  if (list) return readList(source, list);
  const folder = folderKinds.find(({ path }) => source.path.startsWith(`${path}/`));
  if (folder && /^[^/]+\/[^/]+\.mdx$/.test(source.path)) return readProse(source, folder);
  return { entries: [], problems: [strayFile(source, folder)] };
}

function readSingle({ file, text }: SourceFile, { name, schema }: Kind): FileContents {
  const { value, places, problems } = readFields(file, text);
  if (problems.length > 0) return { entries: [], problems, isUnreadable: true };
  const wrong = schemaProblems(file, schema, value ?? {}, places);
  const entry = { collection: name, id: "", file, schema, value, places, path: [] };
  return { entries: [finished(entry, wrong)], problems: wrong };
}

function readList({ file, text }: SourceFile, { name, schema }: Kind): FileContents {
  const { value, places, problems } = readFields(file, text);
  if (problems.length > 0) return { entries: [], problems, isUnreadable: true };
  if (value !== null && value !== undefined && !Array.isArray(value)) {
    const problem = {
      file,
      ...places.value([]),
      field: "",
      says: "This file has to be a list.",
      expected: "",
      fix: 'Begin each entry with "- " at the left edge.',
    };
    return { entries: [], problems: [problem], isUnreadable: true };
  }
  const items = (value ?? []) as unknown[];
  const results = items.map((item, index) => {
    const wrong = schemaProblems(file, schema, item, places, [index]);
    const id = String((item as { id?: unknown } | null)?.id ?? "");
    const entry = { collection: name, id, file, schema, value: item, places, path: [index] };
    return { entries: [finished(entry, wrong)], problems: wrong };
  });
  return {
    entries: results.flatMap(({ entries }) => entries),
    problems: results.flatMap(({ problems }) => problems),
  };
}

async function readProse(source: SourceFile, { name, schema }: Kind): Promise<FileContents> {
  const { file } = source;
  const matter = readFrontMatter(source);
  if ("says" in matter) return { ...unreadable(source), problems: [matter] };
  const { value, places, problems }: Fields = matter.fields;
  const wrong = problems.length > 0 ? problems : schemaProblems(file, schema, value ?? {}, places);
  const compiled = await compileBody(matter.body.text);
  const inBody = compiled.problems.map(({ line, column, says, expected, fix }) => ({
    file,
    line: line + matter.body.line - 1,
    column,
    field: "",
    says,
    expected,
    fix,
  }));
  const id = proseId(source);
  const badName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : [badFileName(source)];
  const all = [
    ...badName,
    ...wrong,
    ...(isBlank(matter.body.text) ? [noWords(file, matter.body.line)] : inBody),
  ];
  const body = { ...compiled, line: matter.body.line };
  const entry = { collection: name, id, file, schema, value, places, path: [], body };
  return { entries: [finished(entry, wrong)], problems: all };
}

function isBlank(text: string) {
  return text.trim() === "";
}

function noWords(file: string, line: number): Problem {
  return {
    file,
    line,
    column: 1,
    field: "",
    says: "There is nothing to read below the second line of hyphens.",
    expected: "Its page would be empty.",
    fix: "Write the text there, or take the file away.",
  };
}

function finished(entry: Omit<Entry, "isWhole">, problems: Problem[]): Entry {
  if (problems.length > 0) return { ...entry, isWhole: false };
  return { ...entry, value: entry.schema.parse(entry.value), isWhole: true };
}

// A prose file has its name even where nothing in it can be read, and others may point at it.
function unreadable(source: SourceFile): FileContents {
  const folder = folderKinds.find(({ path }) => source.path.startsWith(`${path}/`));
  if (!folder || !source.path.endsWith(".mdx")) {
    return { entries: [], problems: [], isUnreadable: true };
  }
  const { places } = readFields(source.file, "");
  const { file } = source;
  const { name: collection, schema } = folder;
  const id = proseId(source);
  const entry = { collection, id, file, schema, value: {}, places, path: [], isWhole: false };
  return { entries: [entry], problems: [] };
}

function proseId({ path }: SourceFile) {
  return path.slice(path.lastIndexOf("/") + 1, -".mdx".length);
}

function lostLetter({ file, text }: SourceFile): Problem | undefined {
  const offset = text.indexOf("\uFFFD");
  if (offset < 0) return undefined;
  const before = text.slice(0, offset).split("\n");
  return {
    file,
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    field: "",
    says: "A letter here was lost when the file was saved.",
    expected: "",
    fix: "Save the file as UTF-8 and write the letter again.",
  };
}

function conflictMark({ file, text }: SourceFile): Problem | undefined {
  const line = text.split("\n").findIndex((one) => /^(<{7} |={7}$|>{7} )/.test(one));
  if (line < 0) return undefined;
  return {
    file,
    line: line + 1,
    column: 1,
    field: "",
    says: "Two versions of this file were joined and somebody has to choose between them.",
    expected: "",
    fix: "Keep the words that are right and take away the lines of <<<<<<<, ======= and >>>>>>>.",
  };
}

function strayFile({ file, path }: SourceFile, folder: Kind | undefined): Problem {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const words = folder
    ? `Files in ${folder.path}/ end in .mdx and stand in no further folder.`
    : "No page is made from it.";
  const near = didYouMean(path, requiredPaths);
  return {
    file,
    line: 1,
    column: 1,
    field: "",
    says: `The site has no place for a file called "${name}" here.`,
    expected: words,
    fix: near || "Rename it, move it, or take it away.",
  };
}

function badFileName({ file, path }: SourceFile): Problem {
  const name = proseId({ file, path, text: "" });
  return {
    file,
    line: 1,
    column: 1,
    field: "",
    says: `The file's name "${name}" becomes the page's address, and some of its signs cannot.`,
    expected: "It can have small letters, digits and hyphens.",
    fix: `Rename it to something like ${
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-+|-+$/g, "") || "new-post"
    }.mdx.`,
  };
}
