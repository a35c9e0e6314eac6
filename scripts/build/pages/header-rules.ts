import { filePolicy, securityHeaders, type HeaderFacts } from "#app/head/security-headers.ts";
import { notFoundAddress } from "#app/library/addresses.ts";

/**
 * The text of the _headers file that static hosts read. Every address has the policy of the 404
 * page, known or not; a page that may do more first takes off what differs, because hosts that find
 * two rules join them.
 */
export function headerRules(addresses: string[], factsOf: (address: string) => HeaderFacts) {
  const usual: Headers = securityHeaders(factsOf(notFoundAddress));
  const pages = addresses.flatMap((address) => {
    const own = Object.entries(securityHeaders(factsOf(address)));
    const different = own.filter(([name, value]) => usual[name] !== value);
    return different.length > 0 ? [exception(address, different)] : [];
  });
  return [
    rule("/*", usual),
    rule("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    exception("/files/*", [["Content-Security-Policy", filePolicy]]),
    ...pages,
  ].join("\n");
}

type Headers = Record<string, string>;

function rule(path: string, headers: Headers) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

function exception(path: string, headers: [string, string][]) {
  const lines = headers.map(([name, value]) => `  ! ${name}\n  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
