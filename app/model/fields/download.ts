/** The name of each kind of download on a page, and its MIME type. */
export const downloadTypes = {
  pdf: { name: "PDF", mime: "application/pdf" },
  docx: {
    name: "Word",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: {
    name: "Excel",
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  svg: { name: "SVG", mime: "image/svg+xml" },
} as const;

/** The ending of a file to download. */
export type DownloadEnding = keyof typeof downloadTypes;

/** The path of a download inside the content folder; its address adds a / at the start. */
export const downloadPath = /^files\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:pdf|docx|xlsx|svg)$/;

/** The address of a file without ? and #; undefined if it is not below /files/. */
export function downloadAddress(address: string): string | undefined {
  return /^\/files\/[^?#]*/.exec(address)?.[0];
}
