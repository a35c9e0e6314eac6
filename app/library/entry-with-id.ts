const maps = new WeakMap<readonly object[], ReadonlyMap<string, unknown>>();

/** The entry of a list with this id, or undefined; each list is indexed once. */
export function entryWithId<Thing extends { id: string }>(
  list: readonly Thing[],
  id: string,
): Thing | undefined {
  const map = maps.get(list) ?? new Map(list.map((entry) => [entry.id, entry] as const));
  maps.set(list, map);
  return map.get(id) as Thing | undefined;
}
