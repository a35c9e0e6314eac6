const found = /(?<!\{)(?:\{\{\s*[\w-]+\s*\}|\{\s*[\w-]+\s*\}\})(?!\})/g;

/** Figures in a text that lack a brace on one side, such as {{girls}, each with what was meant. */
export function halfBraces(text: string) {
  return [...text.matchAll(found)].map(({ 0: written, index }) => ({
    index,
    written,
    meant: `{{${written.replaceAll(/[{}\s]/g, "")}}}`,
  }));
}
