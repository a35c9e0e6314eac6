import { addressOf } from "#app/content/addresses.ts";
import type { Entry } from "#app/content/entries.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/** The page that probably replaces a deleted one: a new page of the same folder with a similar name. */
export function renamedPage(
  { entries, released }: Pick<CheckedSite, "entries" | "released">,
  address: string,
): Entry | undefined {
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  const fresh = entries.filter((entry) => {
    const candidate = addressOf(entry);
    return (
      entry.file.kind.form === "folder" &&
      candidate.lastIndexOf("/") + 1 === folder.length &&
      candidate.startsWith(folder) &&
      !released.has(candidate)
    );
  });
  const near = nearestWord(address, fresh.map(addressOf));
  return fresh.find((entry) => addressOf(entry) === near);
}

/** The address that was meant by a path in the repository, such as /content/pages/about.yaml, or by an address with an ending. */
export function withoutEnding(written: string) {
  return written
    .replace(/^\/content\/(?:pages\/)?/, "/")
    .replace(/\.(?:mdx?|ya?ml|html?)$|\/$/, "");
}
