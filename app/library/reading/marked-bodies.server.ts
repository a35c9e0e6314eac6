import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Entry } from "#app/library/entry.ts";
import type { Place } from "#app/library/reading/field-places.ts";
import { bodyPlace } from "#app/library/reading/read-prose.server.ts";
import { plainText } from "#app/library/reading/source-file.server.ts";
import { compileBody } from "#app/mdx/compile-body.server.ts";

/** What to put behind a text of an entry that is written at this place of its file. */
type MarkAt = (entry: Entry, place: Place) => string;

/**
 * The entries with a mark behind every text of their bodies, and every name of a heading; `content` is the folder in which their files are.
 */
export async function withMarkedBodies(entries: Entry[], content: string, markAt: MarkAt) {
  return Promise.all(entries.map((entry) => marked(entry, content, markAt)));
}

async function marked(entry: Entry, content: string, markAt: MarkAt): Promise<Entry> {
  const { body, file } = entry;
  if (!body) return entry;
  const text = plainText(await readFile(path.join(path.dirname(content), file), "utf8"));
  const written = text
    .split("\n")
    .slice(body.line - 1)
    .join("\n");
  const mark = ({ line, column }: Place) => markAt(entry, { line: line + body.line - 1, column });
  const { code } = await compileBody(written, { ...bodyPlace(entry), mark });
  const named = body.passages.filter(({ kind }) => kind === "heading");
  const headings = body.headings.map((heading, index) => {
    const place = named[index];
    return place ? { ...heading, text: heading.text + mark(place) } : heading;
  });
  return { ...entry, body: { ...body, code, headings } };
}
