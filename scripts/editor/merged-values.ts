import type { z } from "zod";
import { keyOf, usedKey } from "#app/content/item-key.ts";
import { itemName, pairedItems } from "#app/content/paired-items.ts";
import { hasFields, schemaAt } from "#app/content/walk-fields.ts";
import { isEmpty, isSame, type Fields } from "#scripts/editor/plain-values.ts";

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
  schema?: z.ZodType,
  path = "",
): unknown {
  if (isSame(before, mine) || isSame(mine, theirs)) return theirs;
  if (isSame(before, theirs)) return mine;
  const below = (step: string | number, name: string, ...values: [unknown, unknown, unknown]) =>
    mergedValues(...values, keepMine, schemaAt(schema, [step]), path ? `${path}.${name}` : name);
  if (hasFields(mine) && hasFields(theirs)) {
    const old: Fields = hasFields(before) ? before : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(
      names.map((name) => [name, below(name, name, old[name], mine[name], theirs[name])]),
    );
  }
  const [old, my, their] = [before, mine, theirs].map((list) => list ?? []);
  if (!Array.isArray(old) || !Array.isArray(my) || !Array.isArray(their))
    return keepMine({ path, mine, theirs }) ? mine : theirs;
  const key = usedKey(schemaAt(schema, [0]), old, my, their);
  const items = mergedRows(old, my, their, key).map((row, at) => {
    const name = keyOf(row.mine ?? row.theirs, key) || String(at + 1);
    return below(0, name, row.before, row.mine, row.theirs);
  });
  return items.filter((item) => !isEmpty(item));
}

// An item in each version of its list that has it.
type Row = { before?: unknown; mine?: unknown; theirs?: unknown };

// The items of three versions of a list, in the order of the person who moved some.
function mergedRows(before: unknown[], mine: unknown[], theirs: unknown[], key?: string): Row[] {
  const olds = before.map((item): Row => ({ before: item }));
  const rowsOf = (side: "mine" | "theirs", items: unknown[], added: Row[] = []) => {
    const pairs = pairedItems(before, items, key, true);
    const rows = items.map((item, at): Row => {
      const isOne = ({ mine }: Row) => itemName(mine, key) === itemName(item, key);
      const row = olds[pairs[at] ?? -1] ?? added.find(isOne);
      return Object.assign(row ?? {}, { [side]: item });
    });
    const places = pairs.filter((at) => at !== undefined);
    return { rows, isMoved: places.some((at, index) => at < (places[index - 1] ?? 0)) };
  };
  const my = rowsOf("mine", mine);
  const added = my.rows.filter((row) => !olds.includes(row));
  const their = rowsOf("theirs", theirs, added);
  const [{ rows }, other] = their.isMoved && !my.isMoved ? [their, my] : [my, their];
  // Each of the other items goes before the one that follows it there.
  other.rows.reduceRight<Row | undefined>((next, row) => {
    const at = next ? rows.indexOf(next) : rows.length;
    if (!rows.includes(row)) rows.splice(at, 0, row);
    return row;
  }, undefined);
  return rows;
}
