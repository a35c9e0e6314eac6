/** Where a text is written: in a field of an entry, or on a line of its body. */
export type Source = {
  /** Below the folder of the repository, such as content/pages/home.yaml. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  /** Counted from 1, as editors do. */
  column: number;
  /** The id of the entry in a list; empty where the file is one entry. */
  entry: string;
  /** The path of the field inside its entry, such as hero.lead; empty in a body. */
  field: string;
};

/** A source as the pages of a review name it: file:line:column. */
export function placeOf({ file, line, column }: Source) {
  return `${file}:${line}:${column}`;
}

/** The name of a field by which it is found again after lines have moved. */
export function fieldKey({ file, entry, field }: Pick<Source, "file" | "entry" | "field">) {
  return `${file}#${entry}#${field}`;
}
