/** The path below which the site is served, such as /preview; empty at the root of a host. */
export const basePath = (process.env.BASE_PATH ?? "").replace(/\/+$/, "");

/** An address of this site below the base path; any other address as it is. */
export function withinSite(address: string) {
  return /^\/(?!\/)/.test(address) ? basePath + address : address;
}
