import { filePolicy, securityHeaders, type HeaderFacts } from "#app/head/security-headers.ts";
import { notFoundAddress } from "#app/library/addresses.ts";

/** Header names and their values. */
export type Headers = Record<string, string>;

/**
 * The headers of the addresses that a path matches: one address, or with a star at its end all that
 * begin so. A later rule replaces what earlier ones have set.
 */
export type HeaderRule = { path: string; headers: Headers };

/**
 * The headers of a whole site. Every address has the policy of the 404 page, known or not; a page that
 * may do more has a rule for what differs.
 */
export function headerRules(
  addresses: string[],
  factsOf: (address: string) => HeaderFacts,
): HeaderRule[] {
  const usual: Headers = securityHeaders(factsOf(notFoundAddress));
  const pages = addresses.flatMap((path) => {
    const own = Object.entries(securityHeaders(factsOf(path)));
    const different = own.filter(([name, value]) => usual[name] !== value);
    return different.length > 0 ? [{ path, headers: Object.fromEntries(different) }] : [];
  });
  return [
    // A page or photograph that was taken down is gone from the next visit on.
    { path: "/*", headers: { ...usual, "Cache-Control": "no-cache" } },
    { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    { path: "/files/*", headers: { "Content-Security-Policy": filePolicy } },
    ...pages,
  ];
}

/**
 * The same rules for a configuration that is copied by hand, in which the hash of the style would go
 * stale: pages carry their policy themselves, and the header says what they cannot.
 */
export function lastingRules(rules: HeaderRule[]): HeaderRule[] {
  return rules.flatMap(({ path, headers }) => {
    const lasting = Object.entries(headers).flatMap(([name, value]) => {
      if (name !== "Content-Security-Policy" || value === filePolicy) return [[name, value]];
      return path === "/*" ? [[name, "frame-ancestors 'none'"]] : [];
    });
    return lasting.length > 0 ? [{ path, headers: Object.fromEntries(lasting) as Headers }] : [];
  });
}

/** The headers of an address. */
export function headersAt(rules: HeaderRule[], address: string): Headers {
  const matching = rules.filter(({ path }) => isMatch(path, address));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Headers;
}

function isMatch(path: string, address: string) {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}
