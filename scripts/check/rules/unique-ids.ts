import {
  addressOf,
  categorySlug,
  listAddress,
  listNames,
  notFoundAddress,
} from "#app/content/addresses.ts";
import type { Entry } from "#app/content/entries.ts";
import { keyName } from "#app/content/item-key.ts";
import { designedPageList } from "#app/content/page-kinds.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

// Other addresses that a build writes: designed pages, error pages, lists and folders.
const taken = [
  ...designedPageList.map(({ address }) => address),
  ...[notFoundAddress, "/500", "/assets", "/icons", "/files"],
  ...listNames.map((name) => `${listAddress()}/${name}`),
];
// A folder shows its index, and Windows reserves the others for devices.
const noName = /\/(?:index|con|prn|aux|nul|(?:com|lpt)\d)$/;

export default {
  severity: "error",
  about:
    "Two entries have the same id, year or address, so visitors could reach only one of them. Change one.",
  check({ entries, languages }, report) {
    const ids = new Set<string>();
    const names = new Set([...taken, ...languages.map(({ prefix }) => prefix)]);
    for (const entry of entries) {
      const { kind, id, file, isLayer, language } = entry;
      const key = `${language} ${kind} ${id}`;
      const field = keyName(entry.schema) ?? "id";
      const isAgain = id !== "" && ids.has(key);
      const isList = file.kind.form === "list";
      const name = fileNameOf(entry);
      const again = `An entry above has the same ${field} "${id}". Give this one a different ${field}, or join the two.`;
      const other = isList ? "Give this entry a different id." : "Give this file a different name.";
      const text = `Another page already has the address ${name}. ${other}`;
      if (isList && isAgain) report({ ...placeIn(entry, [field]), text: again });
      else if (
        !isLayer &&
        file.kind.form !== "single" &&
        name &&
        (names.has(name) || noName.test(name))
      )
        report({ ...placeIn(entry, isList ? ["id"] : []), text });
      ids.add(key);
      if (!isLayer) names.add(name);
    }
  },
} satisfies Rule;

// Some computers treat names that differ only in capitals as the same.
function fileNameOf(entry: Entry) {
  const isCategory = entry.kind === "categories";
  const address = isCategory ? listAddress(categorySlug(entry.id)) : addressOf(entry);
  return address.toLowerCase();
}
