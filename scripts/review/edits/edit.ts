/** A value that came, went or changed; one side is empty where it came or went. */
export type EditedValue = { field: string; before: string; after: string };

/** Something that a branch writes differently: a field, an entry of a list, a paragraph, a file. */
export type Edit = {
  /** Below the folder of the repository, such as content/stats.yaml. */
  file: string;
  /** Counted from 1, in the new state, or in the old one where it was removed. */
  line: number;
  /** The id or name of the entry in its list; empty where the file is one entry. */
  entry: string;
  /** The path of the field, such as hero.lead; empty for a paragraph and for a whole entry. */
  field: string;
  change: "added" | "removed" | "changed" | "moved";
  before: string;
  after: string;
  /** Each value of an entry that came or went, else the one value. */
  values: EditedValue[];
  /** True for a whole entry, or a whole file of prose. */
  isEntry: boolean;
  /** The day from which its entry is public, "draft", or empty where it is public now. */
  waits: string;
  /** True where its entry is about danger, or where `sample: true` still hides it. */
  isSensitive: boolean;
  isHiddenSample: boolean;
};
