import { basePath } from "#app/library/base-path.ts";

const pathsOf = new Map<string, { path: string; anchor: string } | undefined>();

/** The page of this site and the place in it to which a link leads; undefined for links elsewhere. */
export function insidePage(link: string, from: string) {
  // The links of the frame are on every page.
  if (!pathsOf.has(link)) pathsOf.set(link, pathOf(link));
  const found = pathsOf.get(link);
  return found && { page: found.path === "" ? from : found.path, anchor: found.anchor };
}

function pathOf(link: string) {
  if (!/^(\/(?!\/)|#|\?)/.test(link)) return undefined;
  const [path = "", anchor = ""] = link.split("#");
  const bare = path.replace(/\?.*$/, "");
  if (bare === "") return { path: "", anchor };
  const isInside = bare === basePath || bare.startsWith(`${basePath}/`);
  // What has left the path of the site belongs to another site of the same host, if to any.
  return { path: isInside ? bare.slice(basePath.length) || "/" : `outside ${bare}`, anchor };
}
