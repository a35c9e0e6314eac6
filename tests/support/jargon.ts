const words =
  /\b(union|coerce|undefined|null|schema|object|array|string|boolean|invalid|expected|regex|stack|zod|scalar|node|token|flow|implicit|alias|anchor|parse|parser|parsing|acorn|YAML|JSX|MDX|expression|attribute|mapping|sequence|indentation|indent|syntax|delimiter|whitespace|escape|unicode|integer|float|enum|prop|props|literal|identifier|null byte|module|exception|front matter|frontmatter|exceeds|recursion|buffer|bytes|encoding|deprecated|NaN)\b/i;

// Names of files and fields, and what the writer wrote herself, are words that she knows.
const known = [
  /"[^"]*"|<[^>]*>/g,
  /\.\w+/g,
  /^ *[\w-]+(?= (?:is|has|says)\b)/g,
  /(?<=\b(?:are|it|has): )\w+(?:, \w+)*(?=\.)/g,
  /\b[\w-]+:(?= |$)/g,
];

/** The first word of programmers in a printed problem. */
export function jargonIn(line: string): string | undefined {
  const sentences = line.slice(line.indexOf("  "));
  return words.exec(known.reduce((text, one) => text.replaceAll(one, ""), sentences))?.[0];
}
