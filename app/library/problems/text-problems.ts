import type { Correction, Problem } from "#app/library/problems/problem.ts";
import { standsForSpace } from "#app/library/problems/layout/false-spaces.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";
import {
  invisibleCharacterWords,
  invisibleCharacters,
} from "#app/model/fields/invisible-characters.ts";

// A long page has a few thousand words; more than this was pasted by mistake and is slow to check.
const charactersInLine = 10_000;
const charactersInFile = 300_000;
const linesInFile = 10_000;
const invisibleAtMost = 20;

/** What makes a file unfit to be parsed at all, whatever its kind. */
export function textProblems(source: SourceFile): Problem[] {
  const one = conflictMark(source) ?? tooMuch(source) ?? lostLetter(source);
  return one ? [one] : invisibleProblems(source);
}

type Words = Pick<Problem, "says" | "fix"> & { expected?: string; correction?: Correction };

function problemAt(file: string, line: number, column: number, words: Words): Problem {
  return { file, line, column, field: "", expected: "", ...words };
}

function conflictMark({ file, text }: SourceFile) {
  const isMark = (line: string) => /^(?:<{7} |\|{7} |={7}$|>{7} )/.test(line);
  const index = text.split("\n").findIndex(isMark);
  if (index < 0) return undefined;
  return problemAt(file, index + 1, 1, {
    says: "Two versions of this file were joined and somebody has to choose between them.",
    fix: "Keep the words that are right and take away the lines of <<<<<<<, ======= and >>>>>>>.",
  });
}

function tooMuch({ file, text }: SourceFile) {
  const lines = text.split("\n");
  const long = lines.findIndex(({ length }) => length > charactersInLine);
  if (long >= 0) {
    return problemAt(file, long + 1, 1, {
      says: `This line has ${figure(lines[long]?.length ?? 0)} characters.`,
      expected: `A line can have at most ${figure(charactersInLine)}.`,
      fix: "Take out what was pasted here, or divide it by empty lines.",
    });
  }
  let characters = 0;
  const last = lines.findIndex((line, index) => {
    characters += line.length + 1;
    return characters > charactersInFile || index + 1 > linesInFile;
  });
  if (last < 0) return undefined;
  return problemAt(file, last + 1, 1, {
    says: "The file is too long to be read beyond this line.",
    expected: `It can have at most ${figure(linesInFile)} lines and ${figure(charactersInFile)} characters.`,
    fix: "Take out what was pasted by mistake.",
  });
}

function lostLetter({ file, text }: SourceFile) {
  const offset = text.indexOf("\uFFFD");
  if (offset < 0) return undefined;
  const { line, column } = placeOf(text, offset);
  return problemAt(file, line, column, {
    says: "A letter here was lost when the file was saved.",
    fix: "Save the file as UTF-8 and write the letter again.",
  });
}

// They come along with a paste. One in the place of a space is reported with the layout instead.
function invisibleProblems({ file, text }: SourceFile) {
  const found = invisibleCharacters(text).slice(0, invisibleAtMost);
  const inWords = found.filter(({ index }) => !standsForSpace(text, index));
  return inWords.map(({ character, index }) => {
    const { line, column } = placeOf(text, index);
    const correction = { line, column, length: character.length, text: "" };
    return problemAt(file, line, column, { ...invisibleCharacterWords, correction });
  });
}

function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

function figure(count: number) {
  return count.toLocaleString("en");
}
