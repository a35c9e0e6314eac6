import { isEmpty, isSame, itemName, type Fields } from "#scripts/editor/plain-values.ts";
import { hasFields } from "#app/content/walk-fields.ts";

/** A value that two people changed differently, and its path. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

/**
 * Merges the changes that two people made to the same values. If both changed one value, `keepMine`
 * decides.
 */
export function mergedValues(
  before: unknown,
  mine: unknown,
  theirs: unknown,
  keepMine: (clash: Clash) => boolean,
  path = "",
): unknown {
  if (isSame(before, mine) || isSame(mine, theirs)) return theirs;
  if (isSame(before, theirs)) return mine;
  const below = (name: string, ...values: [unknown, unknown, unknown]) =>
    mergedValues(...values, keepMine, path ? `${path}.${name}` : name);
  if (hasFields(mine) && hasFields(theirs)) {
    const old: Fields = hasFields(before) ? before : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(
      names.map((name) => [name, below(name, old[name], mine[name], theirs[name])]),
    );
  }
  const lists = [before ?? [], mine ?? [], theirs ?? []];
  const [old, my, their] = lists.map((list) => (Array.isArray(list) ? byName(list) : undefined));
  if (!old || !my || !their) return keepMine({ path, mine, theirs }) ? mine : theirs;
  const order = isSame([...old.keys()], [...my.keys()]) ? [their, my] : [my, their];
  const names = [...new Set(order.flatMap((list) => [...list.keys()]))];
  const items = names.map((name) => below(name, old.get(name), my.get(name), their.get(name)));
  return items.filter((item) => !isEmpty(item));
}

// The items of a list by name; undefined if one has no name or two have the same.
function byName(list: unknown[]) {
  const items = new Map(
    list.map((item) => [itemName(item) ?? (hasFields(item) ? "" : String(item)), item]),
  );
  return items.size === list.length && !items.has("") ? items : undefined;
}
