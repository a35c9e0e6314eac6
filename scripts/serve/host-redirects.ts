/** Reads a _redirects file as hosts do and answers with where an address is sent on to, if anywhere. */
export function hostRedirects(text: string): (address: string) => string | undefined {
  const rules = text.split("\n").flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/);
    return from && to ? [[from, to] as const] : [];
  });
  const targets = new Map(rules);
  return (address) => targets.get(address);
}

/** An address with the query, such as ?from=mail, that came with a request; before a # of its own. */
export function withQuery(address: string, query: string): string {
  const joined = address.includes("?") ? query.replace("?", "&") : query;
  return address.replace(/(?=#)|$/, () => joined);
}
