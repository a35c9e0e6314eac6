/**
 * The file and the path inside it of a field that was read, such as content/site.yaml and name;
 * undefined for what was read as a whole: a photograph, or an answer to a question about a list.
 */
export function placeOfRead(name: string): { file: string; path: string } | undefined {
  const split = name.indexOf("#");
  if (split < 0 || split === name.length - 1) return undefined;
  return { file: name.slice(0, split), path: name.slice(split + 1) };
}

/** What was read, by file, and what was read as a whole. */
export type PageReads = { fields: Record<string, string[]>; wholes: string[] };

/** Names of reads in order, those of one file together. */
export function groupedReads(names: Iterable<string>): PageReads {
  const grouped: PageReads = { fields: {}, wholes: [] };
  for (const name of [...names].sort()) {
    const place = placeOfRead(name);
    if (place) (grouped.fields[place.file] ??= []).push(place.path);
    else grouped.wholes.push(name);
  }
  return grouped;
}

/** The names of what was read. */
export function namesOfReads({ fields, wholes }: PageReads): string[] {
  const inFiles = Object.entries(fields).flatMap(([file, paths]) =>
    paths.map((path) => `${file}#${path}`),
  );
  return [...inFiles, ...wholes];
}
