import type { Problem } from "#app/library/problems/problem.ts";
import { downloadTypes, type DownloadEnding } from "#app/model/fields/download.ts";

/** Why a file cannot be published, and what to do about it. */
export type FileTrouble = Pick<Problem, "says" | "expected" | "fix">;

/** What was found inside a file that visitors may download. */
export type ExaminedFile = {
  /** What keeps it from being published, where something does. */
  trouble?: FileTrouble;
  /** The names of people that it tells besides what it shows. */
  people: string[];
};

/** A file with a trouble, about which nothing else has to be known. */
export function refused(says: string, fix: string, expected = ""): ExaminedFile {
  return { trouble: { says, expected, fix }, people: [] };
}

/** A file that is not of the kind that its name tells. */
export function ofAnotherKind(ending: DownloadEnding): ExaminedFile {
  const { name } = downloadTypes[ending];
  return refused(
    `The file ends in .${ending} and cannot be read as ${name}.`,
    `Open it in the program that made it, save it as ${name} without a password, and replace the file with that copy.`,
  );
}

/** A file with a photograph in it that tells where it was taken. */
export const placeInside = refused(
  "A picture in this file tells where it was taken (GPS data).",
  "Put a copy of the picture without location data into the document, or a screenshot of it, and save it again.",
  "That could lead somebody to a girl or her family.",
);

/** Those whom the description of a file, as many programs write it, calls its creators. */
export function creatorsIn(text: string): string[] {
  const found = text.matchAll(
    /<dc:creator\b(?:(?!<\/dc:creator>)[^]){0,500}?>\s*([^<>\s][^<>]*)</g,
  );
  return [...found].map(([, name = ""]) => name.trim());
}
