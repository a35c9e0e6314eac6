import { basePath } from "#app/library/base-path.ts";

const pathsOf = new Map<string, { path: string; anchor: string } | undefined>();

/** The page of this site and the place in it to which a link leads; undefined for links elsewhere. */
export function insidePage(link: string, from: string) {
  // The links of the frame are on every page.
  if (!pathsOf.has(link)) pathsOf.set(link, pathOf(link));
  const found = pathsOf.get(link);
  return found && { page: found.path === "" ? from : found.path, anchor: found.anchor };
}

/** True where a link stays on the host: it names a path or a place in the page itself. */
export function isInside(link: string) {
  return /^(\/(?!\/)|#|\?)/.test(link);
}

function pathOf(link: string) {
  if (!isInside(link)) return undefined;
  const [path = "", anchor = ""] = link.split("#");
  const bare = path.replace(/\?.*$/, "");
  if (bare === "") return { path: "", anchor };
  const isOurs = bare === basePath || bare.startsWith(`${basePath}/`);
  // What has left the path of the site belongs to another site of the same host, if to any.
  return { path: isOurs ? bare.slice(basePath.length) || "/" : `outside ${bare}`, anchor };
}
