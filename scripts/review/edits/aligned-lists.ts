import { diffArrays } from "diff";

/** Two items that belong together, or one that came or went; `isMoved` where it stands elsewhere now. */
export type Aligned<Item> = { before?: Item; after?: Item; isMoved?: boolean };

/**
 * Puts the items of two states of a list side by side: those of one name, wherever they stand, then
 * within a run of changes those that are most alike; nothing is alike at 0.
 */
export function alignedLists<Item>(
  before: Item[],
  after: Item[],
  nameOf: (item: Item) => string,
  likeness: (one: Item, other: Item) => number,
): Aligned<Item>[] {
  type Row = Aligned<Item> & { run: number };
  const [gone, rows]: [Row[], Row[]] = [[], []];
  let [old, now, run] = [0, 0, 0];
  for (const { count, added, removed } of diffArrays(before.map(nameOf), after.map(nameOf)))
    for (let at = 0; at < count; at += 1) {
      if (removed) gone.push({ before: before[old++], run });
      else if (added) rows.push({ after: after[now++], run });
      else rows.push({ before: before[old++], after: after[now++], run: run++ });
    }
  const take = (row: Row, rate: (one: Row) => number) => {
    const rates = gone.map(rate);
    const best = rates.indexOf(Math.max(...rates));
    if ((rates[best] ?? 0) > 0) row.before = gone.splice(best, 1)[0]?.before;
  };
  const come = rows.filter((row) => !("before" in row));
  for (const row of come) {
    take(row, (one) => Number(nameOf(one.before as Item) === nameOf(row.after as Item)));
    if ("before" in row) row.isMoved = true;
  }
  for (const row of come)
    if (!row.isMoved)
      take(row, (one) =>
        one.run === row.run ? likeness(one.before as Item, row.after as Item) : 0,
      );
  return [...gone, ...rows].sort((one, other) => one.run - other.run);
}

/** How alike two texts are: the share of their words that both have, and 0 below a half. */
export function likenessOf(one: string, other: string) {
  const [words, others] = [new Set(one.split(/\s+/)), other.split(/\s+/)];
  const shared = others.filter((word) => words.has(word)).length;
  const share = shared / Math.max(words.size, others.length);
  return share >= 0.5 ? share : 0;
}
