/** The texts of a page that visitors see, found without its sources or its units. */
export function visibleTexts(page: string): Set<string> {
  const body = page.slice(page.indexOf("<body"));
  const text = body
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, "\n")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'");
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
  return new Set(lines.filter((line) => line !== ""));
}
