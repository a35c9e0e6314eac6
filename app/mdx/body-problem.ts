/** Something in a body that has to be mended; places count from the body's first line. */
export type BodyProblem = {
  line: number;
  column: number;
  says: string;
  expected: string;
  fix: string;
  /** The one change that mends it for certain, where there is one. */
  correction?: BodyCorrection;
};

/** A replacement of some characters of one line of a body. */
export type BodyCorrection = { line: number; column: number; length: number; text: string };

/** Something in a body that points at something else, with its place. */
export type Mention = {
  kind: "stat" | "address" | "image";
  target: string;
  line: number;
  column: number;
  /** The place of the target itself, where it is known. */
  written?: Omit<BodyCorrection, "text">;
};

/** The line and column of an offset in a body, counted from 1. */
export function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
