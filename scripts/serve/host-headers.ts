type Rule = { path: string; headers: [string, string][] };

/** Reads a _headers file as hosts do and answers with the headers of an address. */
export function hostHeaders(text: string): (address: string) => [string, string][] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("  ")) {
      const colon = line.indexOf(":");
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else if (line.trim() !== "") rules.push({ path: line.trim(), headers: [] });
  }
  return (address) =>
    rules.filter(({ path }) => isMatch(path, address)).flatMap(({ headers }) => headers);
}

function isMatch(path: string, address: string) {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}
