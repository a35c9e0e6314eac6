import type { Entry } from "#app/library/entry.ts";

/** The same question, asked of each entry once in its life, because an entry never changes. */
export function oncePerEntry<Answer>(question: (entry: Entry) => Answer) {
  const answers = new WeakMap<Entry, Answer>();
  return (entry: Entry): Answer => {
    const known = answers.get(entry) ?? question(entry);
    answers.set(entry, known);
    return known;
  };
}
