import type { Entry } from "#app/library/entry.ts";

/** What was answered of an entry, by the names of the questions; an empty answer is not written down. */
export type Answers = Record<string, unknown[]>;

type Answered = { answers: Answers; isAll: boolean };

const answeredOf = new WeakMap<Entry, Answered>();
const nothing: never[] = [];

/**
 * The same question, asked of each entry once in its life: an entry never changes, and what is read
 * anew is another one. Its answers are plain data and recorded under its name with the entry.
 */
export function oncePerEntry<Answer>(name: string, question: (entry: Entry) => Answer[]) {
  return (entry: Entry): readonly Answer[] => {
    const known = answeredOf.get(entry);
    const answer = known && (known.answers[name] ?? (known.isAll ? nothing : undefined));
    if (answer) return answer as Answer[];
    const found = question(entry);
    const answers = known?.answers ?? {};
    answers[name] = found;
    if (!known) answeredOf.set(entry, { answers, isAll: false });
    return found;
  };
}

/** What was answered of an entry so far, but for what was answered with nothing. */
export function answersOf(entry: Entry): Answers {
  const all = Object.entries(answeredOf.get(entry)?.answers ?? {});
  return Object.fromEntries(all.filter(([, answer]) => answer.length > 0));
}

/** Lets an entry answer every question as it did in an earlier program of the same code. */
export function giveAnswers(entry: Entry, answers: Answers) {
  answeredOf.set(entry, { answers, isAll: true });
}
