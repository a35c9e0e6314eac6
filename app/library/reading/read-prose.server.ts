import type { Entry } from "#app/library/entry.ts";
import { badFileName } from "#app/library/problems/file-problems.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { readValue } from "#app/library/problems/schema-problems.ts";
import { readFrontMatter, type FrontMatter } from "#app/library/reading/front-matter.server.ts";
import type { Kind } from "#app/library/reading/kinds.ts";
import type { FileContents } from "#app/library/reading/read-entries.server.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";
import { compileBody, type BodyPlace } from "#app/mdx/compile-body.server.ts";

/** Parses and checks a prose file: its fields, its body, and the name that becomes its address. */
export async function readProse(source: SourceFile, kind: Kind): Promise<FileContents> {
  const { file } = source;
  const matter = readFrontMatter(source, kind.schema);
  if ("says" in matter) return unreadableProse(source, kind, [matter]);
  const { name: collection, schema } = kind;
  const { fields } = matter;
  const { places } = fields;
  const read =
    fields.problems.length > 0
      ? fields
      : readValue({ file, schema, value: fields.value ?? {}, places, path: [] });
  const { problems } = read;
  const isWhole = problems.length === 0;
  const entry = {
    collection,
    id: proseId(source),
    file,
    schema,
    value: isWhole ? read.value : fields.value,
    places,
    path: [],
    isWhole,
  };
  const { body, inBody } = await readBody(file, matter.body, bodyPlace(entry));
  return {
    entries: [{ ...entry, body }],
    problems: [...badFileName(source, entry.id), ...problems, ...inBody],
  };
}

/** The entry of a prose file that cannot be parsed; others may still point at its id. */
export function unreadableProse(
  source: SourceFile,
  { name: collection, schema }: Kind,
  problems: Problem[],
): FileContents {
  const { file } = source;
  const { places } = readFields(file, "");
  const id = proseId(source);
  const entry = { collection, id, file, schema, value: {}, places, path: [], isWhole: false };
  return { entries: [entry], problems };
}

/** Where the body of an entry stands. */
export function bodyPlace({ file, collection, id }: Pick<Entry, "file" | "collection" | "id">) {
  const folder = file.split("/").at(-2);
  // All programs stand on one page; no id of an entry has two hyphens in a row.
  return { folder, prefix: collection === "programs" ? `${id}--` : "" };
}

async function readBody(file: string, { text, line }: FrontMatter["body"], place: BodyPlace) {
  const compiled = await compileBody(text, place);
  const inBody = compiled.problems.map(({ correction, ...problem }): Problem => {
    const moved = { file, field: "", ...problem, line: problem.line + line - 1 };
    return correction
      ? { ...moved, correction: { ...correction, line: correction.line + line - 1 } }
      : moved;
  });
  return { body: { ...compiled, line }, inBody: isEmpty(text) ? [noWords(file, line)] : inBody };
}

// Character references may be spaces, and link definitions are not shown.
function isEmpty(text: string) {
  const shown = text.replace(/&#?\w+;/g, "").replace(/^[ \t>]*\[[^\]\n]*\]:.*$/gm, "");
  return !/[\p{L}\p{N}]/u.test(shown);
}

// A headline in the list that leads to an empty page helps nobody.
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

function proseId({ path }: SourceFile) {
  return path.slice(path.lastIndexOf("/") + 1, -".mdx".length);
}
