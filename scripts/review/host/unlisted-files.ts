const mark = '<meta name="robots" content="noindex">';
const header = "\n/*\n  X-Robots-Tag: noindex\n";

/**
 * The files of a preview, with a word to search engines in each page that they leave it alone, and
 * in `_headers` for hosts that read it.
 */
export function unlistedFiles(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const unlisted = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    unlisted.set(path, /\.html?$/i.test(path) ? withMark(bytes) : bytes);
  }
  const headers = new TextDecoder().decode(files.get("_headers"));
  return unlisted.set("_headers", new TextEncoder().encode(headers + header));
}

function withMark(bytes: Uint8Array) {
  const page = new TextDecoder().decode(bytes);
  const head = /<head(?:\s[^>]*)?>/i.exec(page);
  const at = head ? head.index + head[0].length : 0;
  return new TextEncoder().encode(page.slice(0, at) + mark + page.slice(at));
}
