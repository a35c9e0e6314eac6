const name = String.raw`\s*[\w-]+(?:\s*:\s*[\w-]+)?\s*`;
const halfBraced = new RegExp(String.raw`(?<!\{)(?:\{\{${name}\}|\{${name}\}\})(?!\})`, "g");

/** The quoted names that lack a brace, such as {{girls}, with the correction. */
export function halfBraces(text: string) {
  return [...text.matchAll(halfBraced)].map(({ 0: written, index }) => ({
    index,
    written,
    meant: `{{${written.replaceAll(/[{}\s]/g, "")}}}`,
  }));
}
