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
  const [found, runs]: [Aligned<Item>[], { gone: Item[]; come: Item[]; at: number }[]] = [[], []];
  let [old, now] = [0, 0];
  for (const { count, added, removed } of diffArrays(before.map(nameOf), after.map(nameOf))) {
    const [olds, nows] = [before.slice(old, old + count), after.slice(now, now + count)];
    if (!added) old += count;
    if (!removed) now += count;
    const last = runs.at(-1);
    const run = last?.at === found.length ? last : { gone: [], come: [], at: found.length };
    if (run !== last && (added || removed)) runs.push(run);
    if (removed) run.gone.push(...olds);
    else if (added) run.come.push(...nows);
    else found.push(...olds.map((one, index) => ({ before: one, after: nows[index] })));
  }
  const left = runs.flatMap(({ gone }) => gone);
  const moved = new Map<Item, Item>();
  for (const one of runs.flatMap(({ come }) => come)) {
    const from = left.findIndex((other) => nameOf(other) === nameOf(one));
    if (from >= 0) moved.set(one, left.splice(from, 1)[0] as Item);
  }
  const paired = runs.map(({ gone, come, at }) => {
    const rest = gone.filter((one) => left.includes(one));
    const pairs = come.map((one): Aligned<Item> => {
      if (moved.has(one)) return { before: moved.get(one), after: one, isMoved: true };
      const likes = rest.map((other) => likeness(other, one));
      const best = likes.indexOf(Math.max(...likes));
      return { before: (likes[best] ?? 0) > 0 ? rest.splice(best, 1)[0] : undefined, after: one };
    });
    return { at, pairs: [...rest.map((one) => ({ before: one })), ...pairs] };
  });
  for (const { at, pairs } of paired.reverse()) found.splice(at, 0, ...pairs);
  return found;
}

/** How alike two texts are: the share of their words that both have, and 0 below a half. */
export function likenessOf(one: string, other: string) {
  const words = new Set(one.split(/\s+/));
  const others = other.split(/\s+/);
  const shared =
    others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
  return shared >= 0.5 ? shared : 0;
}
