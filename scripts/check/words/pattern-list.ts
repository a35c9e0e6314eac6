/**
 * Reads a list of patterns below a first line that says what it is: groups of words, of which a small
 * first letter stands for a capital one too; parts of patterns, which may hold what stands above them
 * as {name}; and below ## and a name the rows of a group, each of two halves with an arrow between.
 */
export function patternList(text: string, given: Partial<Record<string, string>> = {}) {
  const parts = new Map(Object.entries(given));
  const filled = (written: string) =>
    written.replaceAll(/\{([a-z-]{2,})\}/g, (_, name: string) => {
      const part = parts.get(name);
      if (part === undefined) throw new TypeError(`A list of patterns has no part ${name}.`);
      return part;
    });
  const groups = new Map<string, [left: string, right: string][]>();
  let rows: [string, string][] | undefined;
  for (const line of text.split(/\r?\n/).slice(1)) {
    const [, group] = /^## ([a-z ]+)/.exec(line) ?? [];
    const [, words = "", list] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
    const [left = "", right] = line.split(" → ");
    if (group) groups.set(group, (rows = []));
    else if (right && rows) rows.push([filled(left), filled(right)]);
    else if (right) parts.set(left, filled(right));
    else if (list) parts.set(words, anyOf(list.split(", ").map(inEitherCase)));
  }
  return { parts, groups };
}

/** A pattern of any of some words. */
export function anyOf(words: Iterable<string>) {
  return `(?:${[...words].join("|")})`;
}

function inEitherCase(word: string) {
  return word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
