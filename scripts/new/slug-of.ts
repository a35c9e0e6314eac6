const longest = 60;

/** A name for a file or an entry made of a title: ASCII letters, digits and hyphens; may be empty. */
export function slugOf(title: string) {
  const bare = title.normalize("NFKD").replaceAll(/\p{M}|['’]/gu, "");
  const words = bare
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  let name = "";
  for (const word of words) {
    const longer = name === "" ? word.slice(0, longest) : `${name}-${word}`;
    if (longer.length > longest) break;
    name = longer;
  }
  return name;
}
