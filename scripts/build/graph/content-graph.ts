/** Something that pages read of the words. */
export type GraphField = {
  /** The file or folder of the words, as messages name it. */
  file: string;
  /** The path inside the file, such as social.0.name; "body" stands for all below the fields. */
  path?: string;
  line?: number;
  /** What was asked about all entries of a list or folder, such as their order. */
  question?: string;
  /** The numbers of the pages that read it; absent where every page does. */
  pages?: number[];
};

/** A page or document of the site. */
export type GraphPage = {
  address: string;
  /** Its file in the output. */
  file: string;
  /** A name made of all that is in the file. */
  hash: string;
  /** The numbers of the fields that it reads besides those that every page reads. */
  fields: number[];
};

/** Which page reads which words, in both directions; numbers count from 0 into the two lists. */
export type ContentGraph = {
  fields: GraphField[];
  pages: GraphPage[];
  /** The numbers of the fields that every page reads. */
  everywhere: number[];
};
