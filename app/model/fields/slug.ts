import { patterned } from "#app/model/fields/described.ts";

/** A short name in small letters, digits and hyphens, by which other files point at an entry. */
export function slug(description: string, example: string) {
  return patterned(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "nothing",
    description,
    example,
    "small letters, digits and hyphens",
  );
}
