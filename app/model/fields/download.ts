/** What a page calls each kind of file to download beside its link, and what browsers call it. */
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

/** A file to download inside the content folder; with a / in front it is its address. */
export const downloadPath = /^files\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:pdf|docx|xlsx|svg)$/;

/** The address of a file without what follows # or ?; undefined where it is none below /files/. */
export function downloadAddress(address: string): string | undefined {
  return /^\/files\/[^?#]*/.exec(address)?.[0];
}
