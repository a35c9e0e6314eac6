import type { SiteText } from "#scripts/check/texts.ts";

/**
 * The words of a text with blanks in the place of code; undefined for a block of code, and for the
 * words of a link in a body, which stand in their paragraph as well.
 */
export function proseOf({ value, role, field, spans }: SiteText): string | undefined {
  if (role === "code" || (role === "link" && field === "")) return undefined;
  return spans
    .filter(({ kind }) => kind === "code")
    .reduce((text, { start, end }) => blanked(text, start, end), value);
}

function blanked(text: string, start: number, end: number) {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}
