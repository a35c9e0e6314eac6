import { addressOf } from "#app/content/addresses.ts";
import type { Entry } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/** The entry of the first language that a translation translates; undefined where there is none. */
export function originalOf(
  { entriesOf, entryAt }: Pick<CheckedSite, "entriesOf" | "entryAt">,
  layer: Entry,
) {
  const same = entriesOf(layer.kind).find(({ key }) => key === layer.key);
  // Prose may translate a page with a design.
  return same ?? (layer.kind === "prosePages" ? entryAt(addressOf(layer)) : undefined);
}
