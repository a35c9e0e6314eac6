/** Something in a body that has to be mended; places count from the body's first line. */
export type BodyProblem = Place & {
  says: string;
  expected: string;
  fix: string;
  /** The one change that mends it for certain, where there is one. */
  correction?: BodyCorrection;
};

type Place = { line: number; column: number };

/** A replacement of some characters of one line of a body. */
export type BodyCorrection = Place & { length: number; text: string };

/** Something in a body that points at something else, with its place. */
export type Mention = Place & {
  kind: "stat" | "address" | "image";
  target: string;
  /** The place of the target itself, where it is known. */
  written?: Omit<BodyCorrection, "text">;
};

/** What a problem may say besides what is wrong and what to do. */
export type More = { expected?: string; correction?: BodyCorrection | undefined };

/** A problem at a place of a body. */
export function problemAt(
  { line, column }: Place,
  says: string,
  fix: string,
  { expected = "", correction }: More = {},
): BodyProblem {
  return { line, column, says, expected, fix, ...(correction && { correction }) };
}

/** The line and column of an offset in a body, counted from 1. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
