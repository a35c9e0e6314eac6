import type { Correction, Problem } from "#app/library/problems/problem.ts";
import type { CheckedValue } from "#app/library/problems/schema-problems.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import type { FieldPlaces, Place, Written } from "#app/library/reading/field-places.ts";
import {
  invisibleCharacterWords,
  invisibleCharacters,
  type InvisibleCharacter,
} from "#app/model/fields/invisible-characters.ts";
import { halfBraces } from "#app/model/half-braces.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";

type Found = Place & Pick<Problem, "says" | "fix"> & { correction?: Correction };

const inCurlyQuotes = /^(?:“([^“”]*)”|„([^„“]*)“|‘([^‘’]*)’)$/;

/** Reports characters because of which a text would not be shown as it was meant. */
export function unmeantCharacters({ file, schema, value, places, path }: CheckedValue): Problem[] {
  const problems: Problem[] = [];
  walkFields(schema, value, (field, text, inner) => {
    if (typeof text !== "string") return;
    const full = [...path, ...inner];
    const [hidden] = invisibleCharacters(text);
    if (hidden) problems.push({ file, field: full.join("."), ...hiddenIn(places, full, hidden) });
    if (!fieldNotes(field).copy) return;
    const written = places.written(full);
    const note = places.note(full);
    const found =
      (note && cutOff(note)) ??
      (written && (curlyQuotes(written, text) ?? lonelyQuote(written, text)));
    for (const brace of halfBraces(text)) {
      const place = places.wordsWritten(full, brace.written);
      if (place) problems.push({ file, field: full.join("."), ...halfBraced(place, brace) });
    }
    if (found) problems.push({ file, field: full.join("."), expected: "", ...found });
  });
  return problems;
}

// In quotes it may also be written as an escape, and is then not found in the source.
function hiddenIn(
  places: FieldPlaces,
  path: readonly PropertyKey[],
  { character }: InvisibleCharacter,
) {
  const written = places.wordsWritten(path, character);
  const { line, column } = written ?? places.value(path);
  const correction = written && { line, column, length: character.length, text: "" };
  return {
    line,
    column,
    ...invisibleCharacterWords,
    expected: "",
    ...(correction && { correction }),
  };
}

// After a text on one line # begins a note; inside a block text it is part of the text.
function cutOff({ line, column, isShown }: Place & { isShown?: boolean }): Found {
  return isShown
    ? {
        line,
        column,
        says: "This line looks like a note, but would be shown with the text.",
        fix: "Put the note above the field, or take it away.",
      }
    : {
        line,
        column,
        says: "What stands behind # is a note and would not be shown.",
        fix: "Put quotes round the whole text, or take the note away.",
      };
}

// Word processors turn the straight quotes that YAML needs into curly ones, which it reads as text.
function curlyQuotes({ line, column, text: source }: Written, text: string): Found | undefined {
  const inside = source === text ? inCurlyQuotes.exec(text) : null;
  if (!inside) return undefined;
  const straight = quotedText(inside.slice(1).find((words) => words !== undefined) ?? "");
  return {
    line,
    column,
    says: "The whole text stands in curly quotes, which would be shown.",
    fix: `Write ${straight}; or put straight quotes round the curly ones to show them.`,
    correction: { line, column, length: source.length, text: straight },
  };
}

function halfBraced(
  { line, column }: Place,
  { written, thing, meant }: ReturnType<typeof halfBraces>[number],
) {
  return {
    line,
    column,
    says: `${thing} has too few braces: ${written}.`,
    expected: "",
    fix: `Write ${meant}.`,
    correction: { line, column, length: written.length, text: meant },
  };
}

function lonelyQuote({ line, column, text: source }: Written, text: string): Found | undefined {
  const isLonely = source === text && text.endsWith('"') && text.split('"').length === 2;
  if (!isLonely) return undefined;
  return {
    line,
    column: column + source.length - 1,
    says: "A quotation mark stands at the end that nothing opens, and it would be shown.",
    fix: `Put one at the beginning as well, or take it away.`,
  };
}
