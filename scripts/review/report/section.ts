import type { Part } from "#scripts/review/report/marked-words.ts";

/** Something that a reader of the comment is told. */
export type Item = {
  /** What stands above it and those that follow it. */
  heading?: string;
  /** Its texts with what changed marked; of something grave the old one and the new one. */
  texts: Part[][];
  /** More texts, such as those of a new entry. */
  more?: string[];
  /** What nobody may overlook, such as letters of another script. */
  alert?: string;
  /** What else is said of it; empty ones are left out. */
  facts: string[];
  /** Its place on the pages of the branch, and on the public ones. */
  place?: string;
  was?: string;
  /** The file in which it stands, with the line, and whether that is the old file. */
  file?: { name: string; line?: number; isOld?: boolean };
};

/** The items of one kind; what is grave stands open. */
export type Section = { title: string; isGrave?: boolean; isOpen?: boolean; items: Item[] };
