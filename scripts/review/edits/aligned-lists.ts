import { diffArrays } from "diff";

// Of a long run of changes each is compared with the next ones alone.
const nearAtMost = 20;
// Of lists that differ in more, only the names are compared.
const editsAtMost = 500;

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
  type Row = Aligned<Item> & { run: number; name: string };
  const [gone, rows]: [Row[], Row[]] = [[], []];
  const [olds, nows] = [before.map(nameOf), after.map(nameOf)];
  let [old, now, run] = [0, 0, 0];
  const all = [
    { count: olds.length, removed: true, added: false },
    { count: nows.length, removed: false, added: true },
  ];
  const parts = diffArrays(olds, nows, { maxEditLength: editsAtMost }) ?? all;
  for (const { count, added, removed } of parts)
    for (let at = 0; at < count; at += 1) {
      const name = (removed ? olds[old] : nows[now]) ?? "";
      if (removed) gone.push({ before: before[old++], run, name });
      else if (added) rows.push({ after: after[now++], run, name });
      else rows.push({ before: before[old++], after: after[now++], run: run++, name });
    }
  const take = (row: Row, from: number) => {
    if (from >= 0) row.before = gone.splice(from, 1)[0]?.before;
  };
  const come = rows.filter((row) => !("before" in row));
  for (const row of come) {
    take(
      row,
      gone.findIndex(({ name }) => name === row.name),
    );
    if ("before" in row) row.isMoved = true;
  }
  for (const row of come.filter(({ isMoved }) => !isMoved)) {
    const first = gone.findIndex((one) => one.run === row.run);
    const near = first < 0 ? [] : gone.slice(first, first + nearAtMost);
    const rates = near.map((one) =>
      one.run === row.run ? likeness(one.before as Item, row.after as Item) : 0,
    );
    const best = Math.max(0, ...rates);
    if (best > 0) take(row, first + rates.indexOf(best));
  }
  return [...gone, ...rows].sort((one, other) => one.run - other.run);
}

/** How alike two texts are: the share of their words that both have, and 0 below a half. */
export function likenessOf(one: string, other: string) {
  const [words, others] = [new Set(one.split(/\s+/)), other.split(/\s+/)];
  const shared = others.filter((word) => words.has(word)).length;
  const share = shared / Math.max(words.size, others.length);
  return share >= 0.5 ? share : 0;
}
