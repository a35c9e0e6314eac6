import type { PageReads } from "#scripts/build/memory/place-of-read.ts";
import type { ReadFields, SiteRecord } from "#scripts/build/memory/site-record.ts";

/** A page or document of the site. */
export type GraphPage = {
  /** Its file in the output. */
  file: string;
  /** A name made of all that is in the file. */
  hash: string;
  /** What it reads besides what every page reads. */
  reads: PageReads;
};

/** Which page reads which words, in both directions. */
export type ContentGraph = {
  everywhere: PageReads;
  /**
   * By file of words, its fields and the addresses of the pages that read them. A field has its path
   * inside the file, such as social.0.name or body.code, which stands for all below the front
   * matter. What every page reads names no pages.
   */
  fields: Record<string, ReadFields[]>;
  /** What pages read as a whole, such as the order of all posts, and the addresses of those pages. */
  wholes: Record<string, string[]>;
  /** By address. */
  pages: Record<string, GraphPage>;
};

/**
 * The text of content-graph.json, from the record of a build: JSON with a line for each file of
 * words and for each page, made of the lines of the record, of which most are as they were.
 */
export function contentGraphText(record: SiteRecord): string {
  const { everywhere, fields, wholes, reads, pages, files } = record;
  const pageLines = [...pages].map(([address, { file }]) => {
    const hash = files.get(file)?.contents ?? "";
    const start = JSON.stringify({ file, hash }).slice(0, -1);
    return `${JSON.stringify(address)}:${start},"reads":${reads.line(address)}}`;
  });
  const fieldLines = fields.names().map((file) => `${JSON.stringify(file)}:${fields.line(file)}`);
  const wholeLines = [...wholes].map(
    ([name, whole]) => `${JSON.stringify(name)}:${JSON.stringify(whole.pages)}`,
  );
  const parts = [
    `"everywhere":${JSON.stringify(everywhere)}`,
    `"fields":${inBraces(fieldLines)}`,
    `"wholes":${inBraces(wholeLines)}`,
    `"pages":${inBraces(pageLines)}`,
  ];
  return inBraces(parts);
}

function inBraces(lines: string[]) {
  return `{\n${lines.join(",\n")}\n}`;
}
