// Where a site has what was asked for: at an address inside it, or somewhere else.
type Place = { inside: string } | { to: string };

/** The place of what a browser asks for, as a static host finds it; undefined where there is none. */
export function placeAt(
  url: string,
  basePath: string,
  redirects: ReadonlyMap<string, string>,
): Place | undefined {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(url) ?? [];
  const asked = decoded(path);
  const moveTo = (to: string) => {
    return { to: to.includes("?") ? to : to.replace(/#|$/, (end) => query + end) };
  };
  const moved = redirects.get(asked);
  if (moved) return moveTo(moved);
  if (basePath && asked === basePath) return moveTo(`${basePath}/`);
  if (!asked.startsWith(`${basePath}/`)) return undefined;
  const inside = asked.slice(basePath.length);
  // What a browser would take for another host, what is hidden, and what is for hosts.
  if (/\/\/|\\|\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/i.test(inside)) return undefined;
  const clean = inside.replace(/(.)\/$|\/index(?:\.html)?$|\.html$/, "$1") || "/";
  return clean === inside ? { inside } : moveTo(encodeURI(basePath + clean));
}

// An address that cannot be decoded has nothing to show.
function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return "";
  }
}
