import { nameOfReads, noteAnswer } from "#app/library/reads/read-through.ts";
import { quietly } from "#app/library/reads/recorder.ts";

const maps = new WeakMap<readonly object[], ReadonlyMap<string, unknown>>();

/** The entry of a list with this id, undefined where there is none; a list is walked once in its life. */
export function entryWithId<Thing extends { id: string }>(list: readonly Thing[], id: string) {
  const map =
    maps.get(list) ?? quietly(() => new Map(list.map((entry) => [entry.id, entry] as const)));
  maps.set(list, map);
  const found = map.get(id) as Thing | undefined;
  noteAnswer(list, `id=${id}`, () => nameOfReads(found) ?? "");
  return found;
}
