import { commonHeaders, securityHeaders, type HeaderFacts } from "#app/head/security-headers.ts";

/**
 * The text of the _headers file that static hosts read. Each address is named by one rule with a
 * policy only, because hosts that find two join them, and joined policies forbid the frame.
 */
export function headerRules(addresses: string[], factsOf: (address: string) => HeaderFacts) {
  const policy = (address: string) => withoutCommon(securityHeaders(factsOf(address)));
  const pages = addresses.filter((address) => !address.startsWith("/blog/"));
  return [
    rule("/*", commonHeaders),
    rule("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    ...pages.map((address) => rule(address, policy(address))),
    rule("/blog/*", policy("/blog/1")),
  ].join("\n");
}

function rule(path: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

function withoutCommon(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !Object.hasOwn(commonHeaders, name)),
  );
}
