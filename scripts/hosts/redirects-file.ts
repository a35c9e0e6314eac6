/** A redirect of the host: the old address, its decoded path, and the target. */
export type HostRedirect = { from: string; query?: string; to: string };

/** The target of a redirect without characters that have a meaning for hosts. */
export function plainTarget(to: string) {
  return to.replaceAll(/[^\w\-.~:/?#@!&'()*+,;=%]/g, (character) => encodeURIComponent(character));
}

/** The redirects as a _redirects file for Cloudflare and Netlify, which cannot match a query. */
export function redirectsFile(redirects: HostRedirect[]): string {
  const lines = redirects.flatMap(({ from, query, to }) => {
    // Some hosts compare the encoded address, others the decoded one.
    const names = query ? [] : [...new Set([encodeURI(from), from])];
    return names
      .filter((name) => !/\s/.test(name))
      .flatMap((name) => [`${name} ${to} 301\n`, `${name}/ ${to} 301\n`]);
  });
  return lines.join("");
}

/** The target of each address in a _redirects file; as on these hosts, its first line counts. */
export function redirectTargets(text: string): ReadonlyMap<string, string> {
  const lines = [...text.matchAll(/^(\S+) (\S+) 301$/gm)];
  return new Map(lines.toReversed().map(([, from = "", to = ""]) => [from, to]));
}
