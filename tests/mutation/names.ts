import { replaced, withLine, type ContentFile, type Field } from "#tests/mutation/content-file.ts";
import { isOnOneLine } from "#tests/mutation/fields-to-change.ts";
import { family, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

const keyed = (file: ContentFile) => file.fields.filter(({ name }) => name !== "");
const ownLine = (file: ContentFile, { line }: Field) => !/[{[].*:/.test(file.lines[line - 1] ?? "");
const isNeeded = ({ schema }: Field) => schema?.safeParse(undefined).success === false;

const renamed =
  (change: (name: string) => string, where: (field: Field) => boolean = () => true) =>
  (file: ContentFile): Mutation[] =>
    keyed(file)
      .filter((field) => where(field) && change(field.name) !== field.name)
      .map((field) =>
        reportedAt(
          file,
          replaced(file.text, field.keyStart, field.keyEnd, change(field.name)),
          field.line,
        ),
      );

const insertedAbove =
  (name: string) =>
  (file: ContentFile): Mutation[] =>
    keyed(file)
      .filter((field) => !field.isFirst && ownLine(file, field))
      .map(({ line }) => {
        const written = file.lines[line - 1] ?? "";
        const indent = /^ */.exec(written)?.[0] ?? "";
        return reportedAt(file, withLine(file, line, `${indent}${name}: words`, written), line);
      });

const swapped = (name: string) =>
  name.slice(0, 1) + (name[2] ?? "") + (name[1] ?? "") + name.slice(3);

/** Mistakes in the names of fields. */
export const names = family("names", {
  "two letters of a field's name swapped": renamed(swapped, ({ name }) => name.length > 4),
  "a letter of a field's name left out": renamed(
    (name) => name.slice(0, -2) + name.slice(-1),
    ({ name }) => name.length > 4,
  ),
  "a field's name with a capital letter": renamed((name) => name[0]?.toUpperCase() + name.slice(1)),
  "a field that does not exist": insertedAbove("favorite-color"),
  "a field called __proto__": insertedAbove("__proto__"),
  "a field called constructor": insertedAbove("constructor"),
  "a field called toString": insertedAbove("toString"),
  "a field left out": (file) =>
    keyed(file)
      .filter(
        (field) => !field.isFirst && isNeeded(field) && isOnOneLine(field) && ownLine(file, field),
      )
      .map((field) =>
        reportedAt(file, file.lines.toSpliced(field.line - 1, 1).join("\n"), field.firstLine),
      ),
  "an equals sign instead of a colon": (file) =>
    keyed(file)
      .filter((field) => isOnOneLine(field) && field.style === "PLAIN" && ownLine(file, field))
      .map((field) =>
        reportedAt(file, replaced(file.text, field.keyEnd, field.start, "= "), field.line),
      ),
  "a colon forgotten": (file) =>
    keyed(file)
      .filter((field) => isOnOneLine(field) && field.style === "PLAIN" && ownLine(file, field))
      .map((field) =>
        reportedAt(file, replaced(file.text, field.keyEnd, field.start, " "), field.line),
      ),
});
