import type { ContentFile, Field } from "#tests/mutation/content-file.ts";
import { replaced } from "#tests/mutation/content-file.ts";
import { harmless, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

type Where = (field: Field) => boolean;
type Write = (field: Field) => string;

/** True for a sentence without quotes on the line of its field. */
export function isPlainCopy(field: Field) {
  const { style, notes, source, value } = field;
  return (
    style === "PLAIN" &&
    notes.copy === true &&
    typeof value === "string" &&
    source === value &&
    !/[:#{}"']/.test(source) &&
    optionsOf(field).length === 0
  );
}

/** True for a sentence of several words. */
export function isSentence(field: Field) {
  return isPlainCopy(field) && /^\w[^\n]* \S+ [^\n]*\w\.?$/.test(field.source);
}

/** The words of which a field may say one. */
export function optionsOf({ schema }: Field): string[] {
  const issue = schema?.safeParse("no such word").error?.issues[0];
  return issue?.code === "invalid_value" ? issue.values.map(String) : [];
}

/** True for a field that has to hold a value of the kind that zod calls by this name. */
export function wants(kind: string, { schema }: Field) {
  const issue = schema?.safeParse(Symbol("other")).error?.issues[0];
  return issue?.code === "invalid_type" && issue.expected === kind;
}

/** True for a value on one line that is no text in several lines. */
export function isOnOneLine({ source, style }: Field) {
  return source !== "" && !source.includes("\n") && style !== "LIST" && style !== "FIELDS";
}

/** Every field in which a mistake can be made, with what then stands there; reported on the field's own line. */
export function inValues(where: Where, write: Write) {
  return (file: ContentFile): Mutation[] =>
    file.fields.filter(where).map((field) => {
      const text = replaced(file.text, field.start, field.end, write(field));
      return reportedAt(file, text, field.line);
    });
}

/** Every field in which a change does no harm; the words that it leaves there have to be shown. */
export function harmlessInValues(where: Where, write: Write) {
  return (file: ContentFile): Mutation[] =>
    file.fields.filter(where).map((field) => {
      const put = write(field);
      return harmless(file, replaced(file.text, field.start, field.end, put), put);
    });
}

/** Every line of a field that has more of its file's fields on either side, changed in itself. */
export function inLines(
  where: (line: string, field: Field, file: ContentFile) => boolean,
  change: (line: string) => string,
  isHarmless = false,
) {
  return (file: ContentFile): Mutation[] =>
    file.fields
      .filter((field) => field.name !== "" && where(file.lines[field.line - 1] ?? "", field, file))
      .map((field) => {
        const lines = file.lines.with(field.line - 1, change(file.lines[field.line - 1] ?? ""));
        const text = lines.join("\n");
        return isHarmless ? harmless(file, text) : reportedAt(file, text, field.line);
      });
}
