import type { ContentFile, Field } from "#tests/mutation/content-file.ts";
import { replaced } from "#tests/mutation/content-file.ts";
import {
  inValues,
  isOnOneLine,
  isPlainCopy,
  isSentence,
  optionsOf,
  wants,
} from "#tests/mutation/fields-to-change.ts";
import { family, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

const isChoice = (field: Field) => isOnOneLine(field) && optionsOf(field).length > 1;
const isDate = ({ value, style }: Field) =>
  style === "PLAIN" && /^\d{4}-\d\d-\d\d$/.test(String(value));
const isNumber = (field: Field) =>
  isOnOneLine(field) && typeof field.value === "number" && wants("number", field);
const isMark = (field: Field) => isOnOneLine(field) && typeof field.value === "boolean";
const isNeeded = ({ schema }: Field) => schema?.safeParse(undefined).success === false;
const isId = (field: Field) => field.name === "id" && isOnOneLine(field);
const isMail = (field: Field) => isOnOneLine(field) && field.notes.expects === "an e-mail address";
const isAddress = (field: Field) => isOnOneLine(field) && field.notes.address === true;
const isTextual = (field: Field) => isOnOneLine(field) && wants("string", field) && !isDate(field);

/** Every list of texts, with one text in its place, reported on the line where that stands. */
const lists =
  (write: (field: Field) => string) =>
  (file: ContentFile): Mutation[] =>
    file.fields
      .filter(({ style, schema }) => style === "LIST" && schema?.safeParse(["x"]).success)
      .map((field) => {
        const from = field.keyEnd + 1;
        const put = ` ${write(field)}`;
        const behind = file.text.slice(from, field.end).endsWith("\n") ? `${put}\n` : put;
        return reportedAt(file, replaced(file.text, from, field.end, behind), field.line);
      });

/** Mistakes in what stands behind a field's name. */
export const values = family("values", [
  {
    name: "a choice with a letter left out",
    places: inValues({
      where: (field) => isChoice(field) && field.source.length > 3,
      write: ({ source }) => source.slice(0, 1) + source.slice(2),
    }),
  },
  {
    name: "a choice in other letters",
    places: inValues({
      where: isChoice,
      write: ({ source }) =>
        source === source.toUpperCase() ? source.toLowerCase() : source.toUpperCase(),
    }),
  },
  {
    name: "a choice that there is not",
    places: inValues({ where: isChoice, write: () => "Something-else-altogether" }),
  },
  {
    name: "a day that no calendar has (31st June 2026)",
    places: inValues({ where: isDate, write: () => "31st June 2026" }),
  },
  {
    name: "a date written with dots (30.06.2026)",
    places: inValues({ where: isDate, write: () => "30.06.2026" }),
  },
  {
    name: "a date in words (June 30, 2026)",
    places: inValues({ where: isDate, write: () => "June 30, 2026" }),
  },
  {
    name: "a date that could be two days (06/07/2026)",
    places: inValues({ where: isDate, write: () => "06/07/2026" }),
  },
  { name: "a text where a list belongs", places: lists(() => "Listening, Planning") },
  {
    name: "a list where a text belongs",
    places: inValues({
      where: (field) => isTextual(field) && field.name !== "",
      write: () => "[One, Two]",
    }),
  },
  {
    name: "a list of one where a text belongs",
    places: inValues({
      where: (field) => isPlainCopy(field) && field.name !== "",
      write: ({ source }) => `[${source.replaceAll(",", "")}]`,
    }),
  },
  {
    name: "fields where a text belongs",
    places: inValues({
      where: (field) => isTextual(field) && field.name !== "",
      write: () => "{ one: two }",
    }),
  },
  {
    name: "a text where fields belong",
    places: (file: ContentFile) =>
      file.fields
        .filter(({ style, name }) => style === "FIELDS" && name !== "")
        .map((field) => {
          const behind = file.text.slice(field.start, field.end).endsWith("\n") ? "\n" : "";
          const put = ` words${behind}`;
          return reportedAt(
            file,
            replaced(file.text, field.keyEnd + 1, field.end, put),
            field.line,
          );
        }),
  },
  {
    name: "nothing behind the colon",
    places: inValues({
      where: (field) => isTextual(field) && isNeeded(field) && field.name !== "",
      write: () => "",
    }),
  },
  {
    name: "quotes with nothing in them",
    places: inValues({ where: (field) => isTextual(field) && isNeeded(field), write: () => '""' }),
  },
  {
    name: "a wave (~) instead of a text",
    places: inValues({ where: (field) => isTextual(field) && isNeeded(field), write: () => "~" }),
  },
  {
    name: "a number with a unit (4 min)",
    places: inValues({ where: isNumber, write: ({ value }) => `${String(value)} min` }),
  },
  { name: "a number in words (five)", places: inValues({ where: isNumber, write: () => "five" }) },
  {
    name: "a number with a fraction (3.5)",
    places: inValues({ where: isNumber, write: () => "3.5" }),
  },
  {
    name: "a number in quotes",
    places: inValues({ where: isNumber, write: ({ value }) => `"${String(value)}"` }),
  },
  {
    name: "a comma behind a number",
    places: inValues({ where: isNumber, write: ({ value }) => `${String(value)},` }),
  },
  {
    name: "a range instead of a number (3-5)",
    places: inValues({ where: isNumber, write: () => "3-5" }),
  },
  { name: "yes instead of true", places: inValues({ where: isMark, write: () => "yes" }) },
  { name: "true in quotes", places: inValues({ where: isMark, write: () => '"true"' }) },
  {
    name: "a bare number where a text belongs",
    places: inValues({ where: isPlainCopy, write: () => "2024" }),
  },
  {
    name: "a text that begins with a figure in braces",
    places: (file: ContentFile, folder) => {
      const id = String(folder.find(({ path }) => path === "stats.yaml")?.fields.find(isId)?.value);
      return inValues({ where: isSentence, write: ({ source }) => `{{${id}}} ${source}` })(file);
    },
  },
  {
    name: "curly quotes round a text",
    places: inValues({ where: isSentence, write: ({ source }) => `“${source}”` }),
  },
  {
    name: "curly quotes round a text with a colon",
    places: inValues({ where: isSentence, write: ({ source }) => `“${source}: more”` }),
  },
  {
    name: "single curly quotes round a text",
    places: inValues({
      where: isSentence,
      write: ({ source }) => `‘${source.replaceAll("’", "")}’`,
    }),
  },
  {
    name: "curly quotes round a choice",
    places: inValues({ where: isChoice, write: ({ value }) => `“${String(value)}”` }),
  },
  {
    name: "curly quotes round a date",
    places: inValues({ where: isDate, write: ({ value }) => `“${String(value)}”` }),
  },
  {
    name: "an id with capitals and spaces",
    places: inValues({ where: isId, write: () => "My New Entry" }),
  },
  {
    name: "an e-mail address without @",
    places: inValues({ where: isMail, write: ({ source }) => source.replace("@", " at ") }),
  },
  {
    name: "an address without https",
    places: inValues({ where: isAddress, write: () => "www.suluhisho.example" }),
  },
  {
    name: "an address that runs code",
    places: inValues({ where: isAddress, write: () => "javascript:alert(1)" }),
  },
  {
    name: "a name in braces that nothing fills in",
    places: (file: ContentFile) =>
      file.fields
        .filter(
          (field) =>
            isOnOneLine(field) &&
            field.notes.copy &&
            /(?<!\{)\{\w+\}(?!\})/.test(field.notes.description ?? ""),
        )
        .filter(({ source }) => /(?<!\{)\{\w+\}/.test(source))
        .map((field) => {
          const put = field.source.replace(/\{(\w)(\w+)\}/, "{$1x$2}");
          return reportedAt(file, replaced(file.text, field.start, field.end, put), field.line);
        }),
  },
]);
