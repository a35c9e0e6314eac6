import { isMatch, type HeaderRule } from "#scripts/hosts/header-rules.ts";

/**
 * The rules as a _headers file for Cloudflare and Netlify. These hosts merge all rules that match
 * an address, so a later rule first removes what it overrides.
 */
export function headersFile(rules: HeaderRule[]): string {
  const earlier = new Set<string>();
  const lines = ([name, value]: [string, string | undefined]) => {
    const removal = earlier.has(name) ? `  ! ${name}\n` : "";
    earlier.add(name);
    return removal + (value === undefined ? "" : `  ${name}: ${value}\n`);
  };
  return rules
    .map(({ path, headers }) => `${path}\n${Object.entries(headers).map(lines).join("")}`)
    .join("\n");
}

/** The headers of each address by a _headers file, as these hosts read it: they join the values of all rules that match. */
export function readHeadersFile(text: string): (address: string) => Record<string, string> {
  const rules = text.split("\n\n").map((rule) => {
    const [path = ""] = rule.split("\n", 1);
    return { path, lines: [...rule.matchAll(/^ {2}(?:! (.+)|([^:\n]+): (.+))$/gm)] };
  });
  return (address) => {
    const all = new Map<string, string>();
    const matching = rules.filter(({ path }) => isMatch(path, address));
    for (const [, removed, name = "", value = ""] of matching.flatMap(({ lines }) => lines)) {
      const before = all.get(name);
      if (removed) all.delete(removed);
      else all.set(name, before ? `${before}, ${value}` : value);
    }
    return Object.fromEntries(all);
  };
}
