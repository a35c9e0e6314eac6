import type { Entry } from "#app/library/entry.ts";

/**
 * The same question, asked of each entry once in its life: an entry never changes, and what is read
 * anew is another one.
 */
export function oncePerEntry<Answer>(question: (entry: Entry) => Answer) {
  const answers = new WeakMap<Entry, { answer: Answer }>();
  return (entry: Entry): Answer => {
    const known = answers.get(entry);
    if (known) return known.answer;
    const answer = question(entry);
    answers.set(entry, { answer });
    return answer;
  };
}
