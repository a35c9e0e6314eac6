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
export const names = family("names", [
  {
    name: "two letters of a field's name swapped",
    places: renamed(swapped, ({ name }) => name.length > 4),
  },
  {
    name: "a letter of a field's name left out",
    places: renamed(
      (name) => name.slice(0, -2) + name.slice(-1),
      ({ name }) => name.length > 4,
    ),
  },
  {
    name: "a field's name with a capital letter",
    places: renamed((name) => name[0]?.toUpperCase() + name.slice(1)),
  },
  { name: "a field that does not exist", places: insertedAbove("favorite-color") },
  { name: "a field called __proto__", places: insertedAbove("__proto__") },
  { name: "a field called constructor", places: insertedAbove("constructor") },
  { name: "a field called toString", places: insertedAbove("toString") },
  {
    name: "a field left out",
    places: (file: ContentFile) =>
      keyed(file)
        .filter(
          (field) =>
            !field.isFirst && isNeeded(field) && isOnOneLine(field) && ownLine(file, field),
        )
        .map((field) =>
          reportedAt(file, file.lines.toSpliced(field.line - 1, 1).join("\n"), field.firstLine),
        ),
  },
  {
    name: "an equals sign instead of a colon",
    places: (file: ContentFile) =>
      keyed(file)
        .filter((field) => isOnOneLine(field) && field.style === "PLAIN" && ownLine(file, field))
        .map((field) =>
          reportedAt(file, replaced(file.text, field.keyEnd, field.start, "= "), field.line),
        ),
  },
  {
    name: "a colon forgotten",
    places: (file: ContentFile) =>
      keyed(file)
        .filter((field) => isOnOneLine(field) && field.style === "PLAIN" && ownLine(file, field))
        .map((field) =>
          reportedAt(file, replaced(file.text, field.keyEnd, field.start, " "), field.line),
        ),
  },
]);
