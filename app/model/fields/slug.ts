import { patterned } from "#app/model/fields/described.ts";

/** A short name in small letters, digits and hyphens, by which other files refer to an entry. */
export function slug(description: string, example: string) {
  return patterned(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "nothing",
    description,
    example,
    "small letters, digits and hyphens",
  ).meta({ label: "Short name" });
}

/** The id by which a translation finds an item of a list; needed if the list is translated. */
export function itemId(example: string) {
  return slug("A short name that is unique in this list; translations use it", example).optional();
}
