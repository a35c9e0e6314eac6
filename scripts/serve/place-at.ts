// The answer to a request: a path inside the site, or a redirect.
type Place = { inside: string } | { to: string };

/** The answer to a request, as a static host would give it; undefined if there is none. */
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
  // Addresses that a browser would take for another host, hidden files, and configuration for hosts.
  if (/\/\/|\\|\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/i.test(inside)) return undefined;
  const clean = inside.replace(/(.)\/$|\/index(?:\.html)?$|\.html$/, "$1") || "/";
  return clean === inside ? { inside } : moveTo(encodeURI(basePath + clean));
}

// An address that cannot be decoded has no page.
function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return "";
  }
}
