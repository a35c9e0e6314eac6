import { type DownloadEnding, downloadAddress, downloadTypes } from "#app/model/fields/file.ts";

/** A file that visitors may download: its address, its path on disk, its type and its size. */
export type Download = { address: string; diskPath: string; ending: DownloadEnding; size: number };

/** The files that visitors may download, by their addresses. */
export type Downloads = ReadonlyMap<string, Download>;

/** The note after the words of a link to a file, such as " (PDF, 1.2 MB)", without a type that they name in brackets; empty for other links. */
export function fileFacts(downloads: Downloads, href: string, words: string): string {
  const download = downloads.get(downloadAddress(href) ?? "");
  if (!download) return "";
  const { name } = downloadTypes[download.ending];
  const isNamed = new RegExp(`[([](?:${name}|${download.ending})\\b`, "i").test(words);
  // A non-breaking space keeps the facts on one line.
  return ` (${isNamed ? "" : `${name},\u00a0`}${shownSize(download.size)})`;
}

function shownSize(bytes: number) {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000
    ? `${kilobytes}\u00a0kB`
    : `${Number((bytes / 1_000_000).toFixed(1))}\u00a0MB`;
}
