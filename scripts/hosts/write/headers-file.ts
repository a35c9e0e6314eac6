import type { HeaderRule, Headers } from "#scripts/hosts/header-rules.ts";

/**
 * The rules in the form of a _headers file, which Cloudflare and Netlify read. They join rules that
 * match one address, so a later one first takes off what it replaces.
 */
export function headersFile(rules: HeaderRule[]): string {
  const earlier = new Set<string>();
  return rules.map((rule) => `${rule.path}\n${linesOf(rule.headers, earlier)}`).join("\n");
}

function linesOf(headers: Headers, earlier: Set<string>) {
  return Object.entries(headers)
    .map(([name, value]) => {
      const removal = earlier.has(name) ? `  ! ${name}\n` : "";
      earlier.add(name);
      return `${removal}  ${name}: ${value}\n`;
    })
    .join("");
}

/** The rules of a _headers file. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (line.startsWith("  ! ") || line.trim() === "") continue;
    else if (!line.startsWith("  ")) rules.push({ path: line.trim(), headers: {} });
    else rules.at(-1)!.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}
