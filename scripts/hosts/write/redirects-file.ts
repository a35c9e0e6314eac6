import type { HostRedirect } from "#scripts/hosts/host-rules.ts";

/** The redirects in the form of a _redirects file, which Cloudflare and Netlify read. */
export function redirectsFile(redirects: HostRedirect[]): string {
  const line = (from: string, to: string) => `${from} ${to} 301\n`;
  return redirects.map(({ from, to }) => line(from, to) + line(`${from}/`, to)).join("");
}

/** The redirects of a _redirects file. */
export function readRedirectsFile(text: string): HostRedirect[] {
  return text.split("\n").flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/);
    // The spelling with a slash at the end is only another one for the same address.
    return from && to && !from.endsWith("/") ? [{ from, to }] : [];
  });
}
