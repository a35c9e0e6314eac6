import { patterned } from "#app/model/fields/described.ts";

/** A short name in small letters, digits and hyphens, by which other files point at an entry. */
export function slug(description: string, example: string) {
  return patterned(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "nothing",
    description,
    example,
    "small letters, digits and hyphens",
  ).meta({ label: "Short name" });
}

/** The name by which a translation finds an item of a list; needed where the list is translated. */
export function itemId(example: string) {
  return slug("A name of its own, by which a translation finds it", example).optional();
}
