/** An address of the host that was given up, and where it sends its visitors. */
export type HostRedirect = { from: string; to: string };

/** The address to which a redirect leads, without a character that means something to a host. */
export function plainTarget(to: string) {
  return to.replaceAll(/[^\w\-.~:/?#@!&'()*+,;=%]/g, (character) => encodeURIComponent(character));
}

/** The redirects in the form of a _redirects file, which Cloudflare and Netlify read. */
export function redirectsFile(redirects: HostRedirect[]): string {
  const line = (from: string, to: string) => `${from} ${to} 301\n`;
  return redirects.map(({ from, to }) => line(from, to) + line(`${from}/`, to)).join("");
}

/** The redirects of a _redirects file. */
export function readRedirectsFile(text: string): HostRedirect[] {
  return [...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = "", to = ""]) => ({ from, to }));
}
