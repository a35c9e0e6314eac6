import { codeSpan, shortened } from "#scripts/review/shown/plain-markdown.ts";
import type { Review, ReviewedFile } from "#scripts/review/review.ts";

const mostFiles = 40;
const longest = 9_000;

const words = { added: "new", changed: "changed", renamed: "renamed", removed: "taken away" };

/** Which files a branch changed, the pages that are made of them, and where the preview is. */
export function changedPages({ files, counts }: Review, previewUrl?: string) {
  const lines: string[] = [];
  let length = 0;
  for (const file of files.slice(0, mostFiles)) {
    const line = fileLine(file, previewUrl);
    if (length + line.length > longest) break;
    lines.push(line);
    length += line.length;
  }
  if (lines.length > 0 && counts.files > lines.length)
    lines.push(`- and ${counts.files - lines.length} more`);
  const list = lines.length > 0 ? `**What this branch changes**\n\n${lines.join("\n")}\n` : "";
  const preview = previewUrl
    ? `**Preview:** <${address(previewUrl, "/")}>. It is there a minute or two after this comment; search engines are asked to leave it alone.\n`
    : "";
  return [list, preview].filter((part) => part !== "").join("\n");
}

function fileLine({ path, change, addresses }: ReviewedFile, previewUrl?: string) {
  const pages = addresses.slice(0, 5).map((page) => pageLink(shortened(page, 200), previewUrl));
  const read = pages.length > 0 ? `, read at ${pages.join(", ")}` : "";
  return `- ${codeSpan(shortened(path, 200))} (${words[change]})${read}`;
}

// Only an address that the site itself would give out becomes a link.
function pageLink(page: string, previewUrl?: string) {
  const isPlain = /^\/[a-z0-9/-]*$/.test(page) && !page.startsWith("//");
  return previewUrl && isPlain ? `[${page}](<${address(previewUrl, page)}>)` : codeSpan(page);
}

function address(previewUrl: string, page: string) {
  return previewUrl.replace(/\/+$/, "") + page;
}
