/** A rule of the check, as it stands in the register. */
export type Rule = {
  /** What it tells, in a sentence. */
  what: string;
  /** Why it is worth telling. */
  why: string;
  /** What a writer could write, of which it tells; a test holds it to that. */
  example: string;
  /** What it finds stops the build, or is worth a look. */
  severity: "problem" | "problem or warning" | "problem or note" | "warning" | "note";
  /** True where an entry can turn down what does not stop the build, with `allow:`. */
  mayBeAllowed: boolean;
};
