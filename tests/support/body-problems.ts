import { compileBody, type BodyPlace } from "#app/mdx/compile-body.server.ts";

/** The problems of a body as line:column and sentences, in the order of their places. */
export async function bodyProblems(text: string, place?: BodyPlace): Promise<string[]> {
  const { problems } = await compileBody(text, place);
  return problems
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
    .map(({ line, column, says, expected, fix }) =>
      [`${line}:${column} ${says}`, expected, fix].filter((words) => words !== "").join(" "),
    );
}
