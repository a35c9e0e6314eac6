import { noteAnswer } from "#app/library/reads/read-through.ts";
import { quietly } from "#app/library/reads/recorder.ts";

type Dated = { date: string };

const newest = new WeakMap<readonly Dated[], string>();

/** The month of the newest of these, such as "2025-03"; empty where there is none. */
export function newestMonth(list: readonly Dated[]) {
  const month =
    newest.get(list) ??
    quietly(() => list.reduce((latest, { date }) => (date > latest ? date : latest), "")).slice(
      0,
      "2025-03".length,
    );
  newest.set(list, month);
  noteAnswer(list, "newest-month", () => month);
  return month;
}
