import { basePath } from "#app/content/base-path.ts";

/** The page of this site and the anchor that a link goes to; undefined for external links. */
export function linkTarget(link: string, from: string) {
  if (!isInternal(link)) return undefined;
  const [, path = "", anchor = ""] = /^([^?#]*)[^#]*#?([^#]*)/.exec(link) ?? [];
  if (path === "") return { page: from, anchor };
  const isOurs = path === basePath || path.startsWith(`${basePath}/`);
  // A path outside the base path belongs to another site on the same host.
  return { page: isOurs ? path.slice(basePath.length) || "/" : `outside ${path}`, anchor };
}

/** True for a link that stays on the host: a path or an anchor. */
export function isInternal(link: string) {
  return /^(\/(?!\/)|#|\?)/.test(link);
}
