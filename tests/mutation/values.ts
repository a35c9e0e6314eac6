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
export const values = family("values", {
  "a choice with a letter left out": inValues(
    (field) => isChoice(field) && field.source.length > 3,
    ({ source }) => source.slice(0, 1) + source.slice(2),
  ),
  "a choice in other letters": inValues(isChoice, ({ source }) =>
    source === source.toUpperCase() ? source.toLowerCase() : source.toUpperCase(),
  ),
  "a choice that there is not": inValues(isChoice, () => "Something-else-altogether"),
  "a day that no calendar has (31st June 2026)": inValues(isDate, () => "31st June 2026"),
  "a date written with dots (30.06.2026)": inValues(isDate, () => "30.06.2026"),
  "a date in words (June 30, 2026)": inValues(isDate, () => "June 30, 2026"),
  "a date that could be two days (06/07/2026)": inValues(isDate, () => "06/07/2026"),
  "a text where a list belongs": lists(() => "Listening, Planning"),
  "a list where a text belongs": inValues(
    (field) => isTextual(field) && field.name !== "",
    () => "[One, Two]",
  ),
  "a list of one where a text belongs": inValues(
    (field) => isPlainCopy(field) && field.name !== "",
    ({ source }) => `[${source.replaceAll(",", "")}]`,
  ),
  "fields where a text belongs": inValues(
    (field) => isTextual(field) && field.name !== "",
    () => "{ one: two }",
  ),
  "a text where fields belong": (file) =>
    file.fields
      .filter(({ style, name }) => style === "FIELDS" && name !== "")
      .map((field) => {
        const behind = file.text.slice(field.start, field.end).endsWith("\n") ? "\n" : "";
        const put = ` words${behind}`;
        return reportedAt(file, replaced(file.text, field.keyEnd + 1, field.end, put), field.line);
      }),
  "nothing behind the colon": inValues(
    (field) => isTextual(field) && isNeeded(field) && field.name !== "",
    () => "",
  ),
  "quotes with nothing in them": inValues(
    (field) => isTextual(field) && isNeeded(field),
    () => '""',
  ),
  "a wave (~) instead of a text": inValues(
    (field) => isTextual(field) && isNeeded(field),
    () => "~",
  ),
  "a number with a unit (4 min)": inValues(isNumber, ({ value }) => `${String(value)} min`),
  "a number in words (five)": inValues(isNumber, () => "five"),
  "a number with a fraction (3.5)": inValues(isNumber, () => "3.5"),
  "a number in quotes": inValues(isNumber, ({ value }) => `"${String(value)}"`),
  "a comma behind a number": inValues(isNumber, ({ value }) => `${String(value)},`),
  "a range instead of a number (3-5)": inValues(isNumber, () => "3-5"),
  "yes instead of true": inValues(isMark, () => "yes"),
  "true in quotes": inValues(isMark, () => '"true"'),
  "a bare number where a text belongs": inValues(isPlainCopy, () => "2024"),
  "a text that begins with a figure in braces": (file, folder) => {
    const id = String(folder.find(({ path }) => path === "stats.yaml")?.fields.find(isId)?.value);
    return inValues(isSentence, ({ source }) => `{{${id}}} ${source}`)(file);
  },
  "curly quotes round a text": inValues(isSentence, ({ source }) => `“${source}”`),
  "curly quotes round a text with a colon": inValues(
    isSentence,
    ({ source }) => `“${source}: more”`,
  ),
  "single curly quotes round a text": inValues(
    isSentence,
    ({ source }) => `‘${source.replaceAll("’", "")}’`,
  ),
  "curly quotes round a choice": inValues(isChoice, ({ value }) => `“${String(value)}”`),
  "curly quotes round a date": inValues(isDate, ({ value }) => `“${String(value)}”`),
  "an id with capitals and spaces": inValues(isId, () => "My New Entry"),
  "an e-mail address without @": inValues(isMail, ({ source }) => source.replace("@", " at ")),
  "an address without https": inValues(isAddress, () => "www.suluhisho.example"),
  "an address that runs code": inValues(isAddress, () => "javascript:alert(1)"),
  "a name in braces that nothing fills in": (file) =>
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
});
