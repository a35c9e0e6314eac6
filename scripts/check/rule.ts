import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Place } from "#scripts/check/place.ts";

/** An error stops the build; a warning is worth a look. */
export type Severity = "error" | "warning";

/** Something to do before the launch: by which group of people, what it is called, and what to ask. */
export type LaunchTask = {
  group: "proof" | "sample" | "translation" | "contact" | "figure" | "other";
  names: string[];
  note?: string;
};

/** What a rule found: where, and one text that says what is wrong and what to write. */
export type Reported = Place & {
  text: string;
  /** What certainly belongs in the place of those characters. */
  instead?: string;
  /** Where it is another than the rule's own. */
  severity?: Severity;
  /** What check:launch lists in the place of the text. */
  task?: LaunchTask;
};

/** Hands a finding to the engine. */
export type Report = (found: Reported) => void;

/** A rule of the check; its file's name is its id. */
export type Rule = {
  severity: Severity;
  /** What it finds and why that matters, in a sentence or two. */
  about: string;
  /** True where it judges what words mean, so that an entry may allow its errors too. */
  isJudgement?: true;
  /** True where only the command check:launch asks. */
  isForLaunch?: true;
  check: (site: CheckedSite, report: Report) => void | Promise<void>;
};
