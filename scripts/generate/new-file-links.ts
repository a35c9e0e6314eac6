import { Document, Scalar } from "yaml";
import { folders } from "#app/content/kinds.ts";
import { fieldNames } from "#app/content/walk-fields.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";

const mark =
  "<!-- Written by npm run generate: where the links above lead that begin a file. -->\n";
const begun = { post: folders.posts, program: folders.programs, page: folders.prosePages };

/** The page of the handbook with the addresses behind its links that begin a file. */
export function withNewFileLinks(page: string): string {
  const [written = ""] = page.split(mark);
  const links = Object.entries(begun).map(
    ([word, kind]) => `[new-${word}]: ${newFileLink(kind)}\n`,
  );
  return `${written.trimEnd()}\n\n${mark}\n${links.join("")}`;
}

/**
 * Opens the code host's editor with a draft of this kind. GitHub shows the page below /blob/main/content/,
 * from where three steps lead up to the repository, whoever owns it.
 */
function newFileLink({ path, schema }: (typeof begun)[keyof typeof begun]) {
  // What is an example does not pass for the truth.
  const marks = { draft: true, sample: true };
  const example = exampleOf(schema) as Record<string, string>;
  const value: Record<string, unknown> = { ...example, ...marks };
  const given = fieldNames(schema).filter((name) => name in value);
  const fields = new Document(Object.fromEntries(given.map((name) => [name, value[name]])));
  // A writer's own title may hold a colon.
  (fields.get("title", true) as Scalar).type = Scalar.QUOTE_DOUBLE;
  const name = example.title?.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  // A body may not be empty.
  const body = example.excerpt ?? example.summary ?? example.description;
  const text = `---\n${fields.toString({ lineWidth: 0 })}---\n\n${body}\n`;
  return `../../../new/main?filename=content/${path}/${name}.mdx&value=${encodeURIComponent(text)}`;
}
