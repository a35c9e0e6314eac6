/** The path below which the site is served, such as /preview; empty at the root of a host. */
export const basePath = (process.env.BASE_PATH ?? "").replace(/\/+$/, "");

/** An address of this site as a browser has to ask for it. */
export function withinSite(address: string) {
  return /^\/(?!\/)/.test(address) ? basePath + address : address;
}
