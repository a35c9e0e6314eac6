import type { ContentKind } from "#scripts/generate/content-kinds.ts";
import { fieldTables } from "#scripts/generate/field-tables.ts";

const start = "<!-- fields:start -->";
const end = "<!-- fields:end -->";
const introduction =
  "The tables are written by `npm run generate`; what you change in them by hand is lost. A name with a " +
  'dot stands below another: `image.src` is `src` below `image`. "with image" means: needed where there ' +
  "is an `image`.";

/** The handbook with the tables of all fields between its two marks, or at its end without them. */
export function handbookWithTables(handbook: string, kinds: ContentKind[]) {
  const tables = `${start}\n\n${introduction}\n\n${fieldTables(kinds)}\n${end}`;
  const from = handbook.indexOf(start);
  const to = handbook.indexOf(end, from);
  if (from < 0 || to < 0) return `${handbook.trimEnd()}\n\n## All fields\n\n${tables}\n`;
  return handbook.slice(0, from) + tables + handbook.slice(to + end.length);
}
