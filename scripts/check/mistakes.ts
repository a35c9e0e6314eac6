/** Reads a table of mistakes: in each line what one looks like, an arrow, and what to write instead. */
export function mistakes(table: string) {
  const rows = table.trim().split(/\n\s*/);
  const parts = rows.map((row) => row.split(" → "));
  return parts.map(([looks = "", words = ""]) => [new RegExp(looks, "mu"), words] as const);
}
