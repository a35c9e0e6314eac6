import { basePath } from "#app/content/base-path.ts";
import { chosenOrigin } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";

/** The full URL of an address of this site; SITE_URL overrides the origin in the content. */
export function fullAddress({ site }: Pick<Contents, "site">, address: string) {
  return (chosenOrigin() ?? site.address.replace(/\/+$/, "")) + basePath + address;
}

/** The address of this site for a path in the browser. */
export function addressBelow(path: string) {
  return path.slice(basePath.length).replace(/\/$/, "") || "/";
}
