import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentGraph, GraphField } from "#scripts/build/graph/content-graph.ts";
import type { SiteRecord } from "#scripts/build/output/site-record.ts";

/** Writes which page reads which words into content-graph.json beside the output folder. */
export function writeContentGraph(output: string, record: SiteRecord) {
  const file = path.join(path.dirname(output), "content-graph.json");
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(contentGraph(record)));
  renameSync(draft, file);
}

/** Which page reads which words, from the record of a build. */
export function contentGraph({ pages, everywhere, lines, files }: SiteRecord): ContentGraph {
  const fields: GraphField[] = [];
  const numbers = new Map<string, number>();
  const numbersOf = (names: string[]) => names.flatMap((name) => numberOf(name) ?? []);
  const numberOf = (name: string) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const field = fieldOf(name, lines);
    if (!field) return undefined;
    numbers.set(name, fields.length);
    return fields.push(field) - 1;
  };
  const shared = numbersOf(everywhere);
  const drawn = [...pages].map(([address, { file, reads }], number) => {
    const own = numbersOf(reads);
    for (const field of own) ((fields[field] as GraphField).pages ??= []).push(number);
    return { address, file, hash: files.get(file)?.contents ?? "", fields: own };
  });
  return { fields, pages: drawn, everywhere: shared };
}

// What is in no line is no field: an absent one, or a list of those that there are.
function fieldOf(name: string, lines: SiteRecord["lines"]): GraphField | undefined {
  const [file = "", question] = name.split("?");
  if (question !== undefined) return { file, question };
  const [place = "", path = ""] = name.split("#");
  if (path === "") return { file: place };
  const line = lines.get(name);
  const shown = path.replace(/^body\..*/, "body");
  return line === undefined ? undefined : { file: place, path: shown, line };
}
