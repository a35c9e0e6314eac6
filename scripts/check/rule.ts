import type { Entry } from "#app/content/entries.ts";
import type { FieldPath, Range } from "#app/content/range.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/** A range of characters in a file of the content folder. */
export type Place = Range & { file: string };

/** An error stops the build; a warning does not. */
export type Severity = "error" | "warning";

/** The address of a page that does not exist, the path of a missing field in its file, or an unused file. */
type Subject = { page?: string; field?: FieldPath; file?: string };

/** A finding as a rule reports it: its place, and a text with cause and remedy. */
export type Reported = Place & {
  text: string;
  /** The replacement, if it is certain. */
  instead?: string;
  /** What it is about, if that is somewhere else than its place. */
  subject?: Subject;
  /** The severity, if it differs from the rule's. */
  severity?: Severity;
};

/** Reports a finding. */
export type Report = (finding: Reported) => void;

/** A rule of the check; its id is the name of its file. */
export type Rule = {
  severity: Severity;
  /** What it finds, why that matters and what to do, in two or three short sentences. */
  about: string;
  /** True if it judges meaning, so that entries may accept its errors too. */
  isJudgement?: true;
  /** True if it compares files, so that it is silent while one of them cannot be read. */
  needsAll?: true;
  /** Checks the whole site. */
  check?: (site: CheckedSite, report: Report) => void | Promise<void>;
  /** Checks an entry by itself; `whole` is a translation merged with its original. The findings are kept until one of the two changes. */
  checkEntry?: (entry: Entry, report: Report, whole: Entry) => void;
};
