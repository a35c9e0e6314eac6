import { compileBody } from "#app/mdx/compile-body.server.ts";

/** The problems of a body as line:column and sentences, in the order of their places. */
export async function bodyProblems(text: string): Promise<string[]> {
  const { problems } = await compileBody(text);
  return problems
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
    .map(({ line, column, says, expected, fix }) =>
      [`${line}:${column} ${says}`, expected, fix].filter((words) => words !== "").join(" "),
    );
}
