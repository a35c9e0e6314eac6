/** Something in a body that has to be mended; places count from the body's first line. */
export type BodyProblem = {
  line: number;
  column: number;
  says: string;
  expected: string;
  fix: string;
};

/** Something in a body that points at something else, with its place. */
export type Mention = {
  kind: "stat" | "address" | "image";
  target: string;
  line: number;
  column: number;
};
