import { addressOf } from "#app/content/addresses.ts";
import type { Entry } from "#app/content/entries.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/**
 * The page that probably took the place of one that is gone: among those of its folder that were
 * never public, the one with nearly the same name.
 */
export function renamedPage(
  { entries, released }: Pick<CheckedSite, "entries" | "released">,
  address: string,
): Entry | undefined {
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  const fresh = entries.filter((entry) => {
    const own = addressOf(entry);
    return (
      entry.file.kind.form === "folder" &&
      own.lastIndexOf("/") + 1 === folder.length &&
      own.startsWith(folder) &&
      !released.has(own)
    );
  });
  const near = nearestWord(address, fresh.map(addressOf));
  return fresh.find((entry) => addressOf(entry) === near);
}
