import {
  addressOf,
  categorySlug,
  listAddress,
  listNames,
  notFoundAddress,
} from "#app/content/addresses.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { designedPageList } from "#app/content/kinds.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

// What a build writes besides these entries: designed pages, error pages, lists and folders.
const taken = [
  ...designedPageList.map(({ address }) => address),
  ...[notFoundAddress, "/500", "/assets", "/icons", "/files"],
  ...listNames.map((name) => `${listAddress()}/${name}`),
];
// A folder shows its index, and Windows keeps the others for devices.
const noName = /\/(?:index|con|prn|aux|nul|(?:com|lpt)\d)$/;
const kinds = new Set(["posts", "prosePages", "lesos", "categories"]);

export default {
  severity: "error",
  about:
    "Two entries share an id or a position, or a page takes the address of another; only one could be reached.",
  check({ entries, entriesOf, languages }, report) {
    const places = new Set<unknown>();
    for (const entry of entriesOf("programs").filter((one) => !isDraft(one))) {
      const place = valueOf(entry, "position");
      const text = `Another program has the position ${place} too. Give each a position of its own.`;
      if (places.has(place)) report({ ...placeIn(entry, ["position"]), text, severity: "warning" });
      places.add(place);
    }
    const ids = new Set<string>();
    const copies = new Map<string, string>();
    const names = new Set([...taken, ...languages.map(({ prefix }) => prefix)]);
    for (const entry of entries) {
      const { kind, id, file, isLayer, language } = entry;
      const key = `${language} ${kind} ${id}`;
      const isList = file.kind.form === "list";
      const name = fileNameOf(entry);
      const again = `The id "${id}" is taken by an entry above. Give this one another id, or delete it if it is there twice.`;
      const other = isList ? "Give this entry another id." : "Give this file another name.";
      const text = `The address ${name} belongs to another page. ${other}`;
      if (id !== "" && isList && ids.has(key)) report({ ...placeIn(entry, ["id"]), text: again });
      else if (!isLayer && kinds.has(kind) && (names.has(name) || noName.test(name)))
        report({ ...placeIn(entry, isList ? ["id"] : []), text });
      const fields = { ...(entry.value as object), id: "" };
      // What has little besides its id may be alike.
      const isNamed =
        isList && !isLayer && id !== "" && !ids.has(key) && Object.keys(fields).length > 2;
      const words = kind + JSON.stringify(fields);
      const copied = `This is the same as "${copies.get(words)}" but for its id. Change its words, or delete it.`;
      if (isNamed && copies.has(words))
        report({ ...placeIn(entry, ["id"]), text: copied, severity: "warning" });
      if (isNamed) copies.set(words, id);
      ids.add(key);
      if (!isLayer) names.add(name);
    }
  },
} satisfies Rule;

// Some computers take names for the same that differ in capitals alone.
function fileNameOf(entry: Entry) {
  const isCategory = entry.kind === "categories";
  const address = isCategory ? listAddress(categorySlug(entry.id)) : addressOf(entry);
  return address.toLowerCase();
}
