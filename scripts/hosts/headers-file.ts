import type { HeaderRule } from "#scripts/hosts/header-rules.ts";

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

/** The rules of a _headers file. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, removed, name = "", value = ""] = /^ {2}(?:! (.+)|([^:]+): (.+))$/.exec(line) ?? [];
    if (removed) rules.at(-1)!.headers[removed] = undefined;
    else if (name) rules.at(-1)!.headers[name] = value;
    else if (line !== "") rules.push({ path: line, headers: {} });
  }
  return rules;
}
