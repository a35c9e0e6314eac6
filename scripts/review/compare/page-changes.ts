import { diffArrays } from "diff";
import type { Unit } from "#scripts/sources/read-page.ts";
import { fieldKey } from "#scripts/sources/source.ts";

/** What became of something that a page holds. */
export type PageChange = {
  change: "added" | "removed" | "changed" | "moved";
  /** As it was and as it is; one of them is missing where it was added or removed. */
  before?: Unit;
  after?: Unit;
};

/**
 * What is different between two states of a page, in the order of the page as it is now. What only
 * follows from a text that is told, such as an address with its words, is left out.
 */
export function pageChanges(before: Unit[], after: Unit[]): PageChange[] {
  const found = oneDrawing(withMoves(differences(before, after)));
  const told = new Set(found.filter(isText).flatMap((change) => keysOf(unitOf(change))));
  return found.filter((change) => {
    const unit = unitOf(change);
    const follows = unit.kind === "island" || unit.kind === "drawing" || unit.isMadeOfWords;
    return !follows || !keysOf(unit).some((key) => told.has(key));
  });
}

/** What a change is told of: what is there now, or what was there. */
export function unitOf({ after, before }: PageChange): Unit {
  const unit = after ?? before;
  if (!unit) throw new Error("A change is about nothing.");
  return unit;
}

function differences(before: Unit[], after: Unit[]): PageChange[] {
  const changes: PageChange[] = [];
  let gone: Unit[] = [];
  let [old, now] = [0, 0];
  for (const { count, added, removed } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const come = added ? after.slice(now, now + count) : [];
    // What was removed stands before what was added in its place.
    if (!removed) {
      changes.push(...paired(gone, come));
      gone = [];
    } else gone = before.slice(old, old + count);
    if (!added) old += count;
    if (!removed) now += count;
  }
  return [...changes, ...paired(gone, [])];
}

function keyOf({ kind, words }: Unit) {
  return `${kind} ${words}`;
}

function keysOf({ sources }: Unit) {
  return sources.map((source) => `${fieldKey(source)} ${source.line}`);
}

function isText(change: PageChange) {
  return !/island|link|drawing/.test(unitOf(change).kind);
}

// Within a run of changes a text belongs to the one that is written in the same field, else to the
// next one that has half of its words; a link, a picture or a drawing to the next one.
function paired(gone: Unit[], come: Unit[]): PageChange[] {
  const left = [...gone];
  const changes = come.map((after): PageChange => {
    const ofKind = (one: Unit) => one.kind === after.kind;
    const isSame = (one: Unit) => ofKind(one) && isSameField(one, after);
    const isNext = (one: Unit) =>
      ofKind(one) && (/picture|drawing|link/.test(one.kind) || isAlike(one.words, after.words));
    const same = left.findIndex(isSame);
    const found = same >= 0 ? same : left.findIndex(isNext);
    if (found < 0) return { change: "added", after };
    const [before] = left.splice(found, 1);
    return { change: "changed", before, after };
  });
  return [...left.map((before): PageChange => ({ change: "removed", before })), ...changes];
}

function isSameField(one: Unit, other: Unit) {
  const keys = new Set(one.sources.filter(({ field }) => field !== "").map(fieldKey));
  return other.sources.some((source) => keys.has(fieldKey(source)));
}

function isAlike(one: string, other: string) {
  const words = new Set(one.split(" "));
  const others = other.split(" ");
  const shared = others.filter((word) => words.has(word)).length;
  return shared * 2 >= Math.max(words.size, others.length);
}

// What disappeared in one place and came in another has only moved.
function withMoves(changes: PageChange[]): PageChange[] {
  const gone = changes.filter(({ change }) => change === "removed");
  const moved = new Set<PageChange>();
  const told = changes.map((change): PageChange => {
    if (change.change !== "added") return change;
    const key = keyOf(unitOf(change));
    const from = gone.find((one) => !moved.has(one) && keyOf(unitOf(one)) === key);
    if (!from) return change;
    moved.add(from);
    return { ...change, change: "moved", before: from.before };
  });
  return told.filter((change) => !moved.has(change));
}

// All cloth of a page is drawn from a few choices, so that its look is told once, and what only moves
// with its words not at all.
function oneDrawing(changes: PageChange[]): PageChange[] {
  const drawings = changes.filter((change) => unitOf(change).kind === "drawing");
  const first =
    drawings.find(({ change }) => change !== "moved") ??
    (drawings.length === changes.length ? drawings[0] : undefined);
  return changes.filter((change) => change === first || !drawings.includes(change));
}
