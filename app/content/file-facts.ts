import { downloadAddress, downloadTypes, type DownloadEnding } from "#app/model/fields/download.ts";

/** A file that visitors may download: its address, its place on disk, its kind and its size. */
export type Download = { address: string; file: string; ending: DownloadEnding; size: number };

/** The files that visitors may download, by their addresses. */
export type Downloads = ReadonlyMap<string, Download>;

/** What stands behind the words of a link to a file, such as " (PDF, 1.2 MB)"; else nothing. */
export function fileFacts(downloads: Downloads, href: string): string {
  const download = downloads.get(downloadAddress(href) ?? "");
  if (!download) return "";
  // Without a space that breaks, the facts stay on one line.
  return ` (${downloadTypes[download.ending].name},\u00a0${shownSize(download.size)})`;
}

function shownSize(bytes: number) {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000
    ? `${kilobytes}\u00a0kB`
    : `${Number((bytes / 1_000_000).toFixed(1))}\u00a0MB`;
}
