/**
 * Matches a figure quoted in a text as {{id}}, or a helpline as {{helpline:id}}, and what stands
 * between the braces.
 */
export const quotedFigure = /\{\{([^{}]*)\}\}/g;

/** What a text quotes: its name in the braces, what is written, and the indexes of both. */
export type QuotedFigure = { id: string; written: string; index: number; idIndex: number };

/** The figures and helplines that a text quotes, in the order of the text. */
export function quotedFigures(text: string): QuotedFigure[] {
  return [...text.matchAll(quotedFigure)].map(({ 0: written, 1: inside = "", index }) => {
    const blanks = inside.length - inside.trimStart().length;
    return { id: inside.trim(), written, index, idIndex: index + 2 + blanks };
  });
}

const helpline = /^helpline\s*:\s*/i;

/** The id of the helpline that a name in braces means; undefined where it means a figure. */
export function helplineNamed(name: string) {
  return helpline.test(name) ? name.replace(helpline, "") : undefined;
}

/** The name in braces by which a text quotes the helpline with this id. */
export function helplineName(id: string) {
  return `helpline:${id}`;
}
