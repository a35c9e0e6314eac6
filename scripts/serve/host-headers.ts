type Rule = { path: string; headers: [string, string][]; removed: string[] };

/**
 * Reads a _headers file as hosts do and answers with the headers of an address; a line "! Name"
 * takes off what rules before it have set.
 */
export function hostHeaders(text: string): (address: string) => [string, string][] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (line.startsWith("  ! ")) rules.at(-1)?.removed.push(line.slice(4).trim());
    else if (line.startsWith("  ")) {
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else if (line.trim() !== "") rules.push({ path: line.trim(), headers: [], removed: [] });
  }
  return (address) =>
    rules
      .filter(({ path }) => isMatch(path, address))
      .reduce<[string, string][]>(
        (set, { headers, removed }) => [
          ...set.filter(([name]) => !removed.includes(name)),
          ...headers,
        ],
        [],
      );
}

function isMatch(path: string, address: string) {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}
