import { basePath } from "#app/library/base-path.ts";

/** The page of this site and the place in it to which a link leads; undefined for links elsewhere. */
export function insidePage(link: string, from: string) {
  if (!/^(\/(?!\/)|#|\?)/.test(link)) return undefined;
  const [path = "", anchor = ""] = link.split("#");
  const bare = path.replace(/\?.*$/, "");
  if (bare === "") return { page: from, anchor };
  const isInside = bare === basePath || bare.startsWith(`${basePath}/`);
  // What has left the path of the site belongs to another site of the same host, if to any.
  return { page: isInside ? bare.slice(basePath.length) || "/" : `outside ${bare}`, anchor };
}
