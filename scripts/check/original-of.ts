import { addressOf } from "#app/content/addresses.ts";
import type { Entry } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/** The original of a translation; undefined if there is none. */
export function originalOf(
  { entriesOf, entryAt }: Pick<CheckedSite, "entriesOf" | "entryAt">,
  layer: Entry,
) {
  const same = entriesOf(layer.kind).find(({ id }) => id === layer.id);
  // An .mdx file may translate a designed page.
  return same ?? (layer.file.kind.form === "folder" ? entryAt(addressOf(layer)) : undefined);
}
