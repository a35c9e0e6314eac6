import { UserError } from "#app/content/user-error.ts";

/** The path below which the site is served, such as /preview; empty at the root of a host. */
export const basePath = chosenPath(process.env.BASE_PATH ?? "");

/** An address of this site below the base path; any other address as it is. */
export function withinSite(address: string) {
  return /^\/(?!\/)/.test(address) ? basePath + address : address;
}

function chosenPath(asked: string) {
  const path = asked.replace(/\/+$/, "");
  if (/^(?:\/(?!\.)[\w.~-]+)*$/.test(path)) return path;
  throw new UserError(
    `BASE_PATH says "${asked}". Write a path like /preview or /preview/my-branch, of letters, digits, "-", "_", "." and "~".`,
  );
}
