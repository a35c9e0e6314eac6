import { basePath } from "#app/content/base-path.ts";

/** The page of this site and the place in it to which a link leads; undefined for links elsewhere. */
export function insidePage(link: string, from: string) {
  if (!isInside(link)) return undefined;
  const [, path = "", anchor = ""] = /^([^?#]*)[^#]*#?([^#]*)/.exec(link) ?? [];
  if (path === "") return { page: from, anchor };
  const isOurs = path === basePath || path.startsWith(`${basePath}/`);
  // What has left the path of the site belongs to another site of the same host, if to any.
  return { page: isOurs ? path.slice(basePath.length) || "/" : `outside ${path}`, anchor };
}

/** True where a link stays on the host: it names a path or a place in the page itself. */
export function isInside(link: string) {
  return /^(\/(?!\/)|#|\?)/.test(link);
}
