/** Matches a figure quoted in a text as {{id}}, and what stands between the braces. */
export const quotedFigure = /\{\{([^{}]*)\}\}/g;

/** A figure that a text quotes: its id, what is written, and the indexes of both. */
export type QuotedFigure = { id: string; written: string; index: number; idIndex: number };

/** The figures that a text quotes, in the order of the text. */
export function quotedFigures(text: string): QuotedFigure[] {
  return [...text.matchAll(quotedFigure)].map(({ 0: written, 1: inside = "", index }) => {
    const blanks = inside.length - inside.trimStart().length;
    return { id: inside.trim(), written, index, idIndex: index + 2 + blanks };
  });
}
