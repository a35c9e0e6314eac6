import type { Entry } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/** The original of a translation; undefined if there is none. */
export function originalOf({ entriesOf }: Pick<CheckedSite, "entriesOf">, layer: Entry) {
  return entriesOf(layer.kind).find(({ id }) => id === layer.id);
}
