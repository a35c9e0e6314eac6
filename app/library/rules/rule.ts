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

const ruleOf =
  (severity: Rule["severity"], mayBeAllowed: boolean) =>
  (what: string, why: string, example: string): Rule => {
    return { what, why, example, severity, mayBeAllowed };
  };

/** A rule that stops the build. */
export const problem = ruleOf("problem", false);
/** A rule that sometimes stops the build, and else can be turned down. */
export const problemOrWarning = ruleOf("problem or warning", true);
/** A rule that warns. */
export const warning = ruleOf("warning", true);
/** A rule that remarks. */
export const note = ruleOf("note", true);
/** Rules on what has no header of its own, such as a download, and so no place for `allow:`. */
export const elsewhere = (severity: Rule["severity"]) => ruleOf(severity, false);
