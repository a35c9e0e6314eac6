/**
 * Reads a list of patterns. "name: a, b" is a set of words, in small letters or capitalised; "name
 * → pattern" is a part that later patterns use as {name}; below "## group", each row has two
 * halves with an arrow between.
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

/** A pattern that matches any of some words. */
export function anyOf(words: Iterable<string>) {
  return `(?:${[...words].join("|")})`;
}

function inEitherCase(word: string) {
  return word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
