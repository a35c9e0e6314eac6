import { lineAt, replaced, type ContentFile, type Field } from "#tests/mutation/content-file.ts";
import { inValues, isOnOneLine, isSentence } from "#tests/mutation/fields-to-change.ts";
import { family, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

const isReference = (field: Field) => field.notes.reference !== undefined && isOnOneLine(field);
const isPage = (field: Field) =>
  isOnOneLine(field) && field.notes.address === true && /^\/\w/.test(String(field.value));
const fieldsNaming = (file: ContentFile, target: string, id: string) =>
  file.fields.filter(({ notes, value }) => notes.reference === target && String(value) === id);

/** Every place in the files that matches, changed and reported on its line. */
const everywhere = (pattern: RegExp, change: (found: string) => string) => (file: ContentFile) =>
  [...file.text.matchAll(pattern)]
    .filter(({ index }) => !/^\s*#/.test(file.lines[lineAt(file.text, index) - 1] ?? ""))
    .map(({ 0: found, index }): Mutation =>
      reportedAt(
        file,
        replaced(file.text, index, index + found.length, change(found)),
        lineAt(file.text, index),
      ),
    );

const removed =
  (target: string, folderName: string) =>
  (file: ContentFile, folder: readonly ContentFile[]): Mutation[] => {
    if (!file.path.startsWith(`${folderName}/`)) return [];
    const id = file.path.slice(folderName.length + 1, -".mdx".length);
    return folder.flatMap((other) =>
      fieldsNaming(other, target, id).map(({ line }) => ({
        files: { [file.path]: null },
        reported: { path: other.path, line },
      })),
    );
  };

/** Mistakes in what points at something else. */
export const references = family("references", {
  "a figure in braces misspelt": everywhere(/\{\{[\w-]+\}\}/g, (found) =>
    found.replace(/(\w)\}\}$/, "x$1}}"),
  ),
  "a figure in braces that there is not": inValues(
    isSentence,
    ({ source }) => `${source} {{no-such-figure}}`,
  ),
  "one brace too few": everywhere(/\{\{[\w-]+\}\}/g, (found) => `${found.slice(0, -1)}`),
  "the id of something else misspelt": inValues(isReference, ({ value }) => `"${String(value)}x"`),
  "the address of a page misspelt": inValues(isPage, ({ source }) =>
    source.replace(/\/(\w)/, "/$1x"),
  ),
  "the address of a page with a capital letter": inValues(isPage, ({ source }) =>
    source.replace(/\/(\w)/, (found) => found.toUpperCase()),
  ),
  "the address of a page without its stroke": inValues(isPage, ({ source }) =>
    source.replace("/", ""),
  ),
  "the address of a page in a text misspelt": everywhere(
    /(?<=\]\()\/[a-z][\w-]+/g,
    (found) => `${found}x`,
  ),
  "an id given twice": (file) => {
    const ids = file.fields.filter(({ name, path }) => name === "id" && path.length === 2);
    const first = ids[0];
    return ids
      .slice(1)
      .map((field) =>
        reportedAt(
          file,
          replaced(file.text, field.start, field.end, String(first?.source)),
          field.line,
        ),
      );
  },
  "a figure renamed that others name": (file, folder) =>
    file.path !== "stats.yaml"
      ? []
      : file.fields
          .filter(({ name }) => name === "id")
          .flatMap((field) => {
            const text = replaced(file.text, field.start, field.end, "a-figure-renamed");
            return folder
              .flatMap((other) =>
                fieldsNaming(other, "stat", String(field.value)).map(({ line }) => ({
                  files: { [file.path]: text },
                  reported: { path: other.path, line },
                })),
              )
              .slice(0, 1);
          }),
  "a post deleted that others name": removed("post", "blog"),
  "a program deleted that others name": removed("program", "programs"),
});
