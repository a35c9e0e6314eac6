import type { Entry } from "#app/library/entry.ts";

/** Memoizes a function of one entry, since an entry never changes. */
export function oncePerEntry<Answer>(question: (entry: Entry) => Answer) {
  const answers = new WeakMap<Entry, Answer>();
  return (entry: Entry): Answer => {
    const known = answers.get(entry) ?? question(entry);
    answers.set(entry, known);
    return known;
  };
}
