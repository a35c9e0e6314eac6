import type { Part } from "#scripts/review/report/marked-words.ts";

/** Something that a reader is told, in the comment, in the list and on a page alike. */
export type Item = {
  /** What stands above it and those that follow it. */
  heading?: string;
  /** Its texts with what changed marked; of something grave the old one and the new one. */
  texts: Part[][];
  /** More texts, such as those of a new entry. */
  more?: string[];
  /** What nobody may overlook, such as letters of another script. */
  alert?: string;
  /** The addresses of pictures, as they were and as they are. */
  pictures?: string[];
  /** What else is said of it; empty ones are left out. */
  facts: string[];
  links?: { to: string; label: string }[];
};

/** The items of one kind; an open section always stands in full, and others fold behind so many items. */
export type Section = {
  id: string;
  title: string;
  isOpen?: boolean;
  /** Lines that nothing may push out of sight. */
  values?: Item[];
  shownAtMost?: number;
  items: Item[];
};
