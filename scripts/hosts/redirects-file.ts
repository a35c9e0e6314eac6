/** An address of the host that was given up, its path without escapes, and where it sends its visitors. */
export type HostRedirect = { from: string; query?: string; to: string };

/** The address to which a redirect leads, without a character that means something to a host. */
export function plainTarget(to: string) {
  return to.replaceAll(/[^\w\-.~:/?#@!&'()*+,;=%]/g, (character) => encodeURIComponent(character));
}

/** The redirects in the form of a _redirects file, which Cloudflare and Netlify read; it can name no query. */
export function redirectsFile(redirects: HostRedirect[]): string {
  const lines = redirects.flatMap(({ from, query, to }) => {
    // Some hosts compare an address as it is sent, others without its escapes.
    const names = query ? [] : [...new Set([encodeURI(from), from])];
    return names
      .filter((name) => !/\s/.test(name))
      .flatMap((name) => [`${name} ${to} 301\n`, `${name}/ ${to} 301\n`]);
  });
  return lines.join("");
}

/** Where a _redirects file sends each of its addresses. */
export function redirectTargets(text: string): ReadonlyMap<string, string> {
  const lines = text.matchAll(/^(\S+) (\S+) 301$/gm);
  return new Map([...lines].map(([, from = "", to = ""]) => [from, to]));
}
