import path from "node:path";
import { isSafeDrawing } from "#app/content/reading/safe-drawing.server.ts";
import { objectsOfPdf } from "#app/content/reading/objects-of-pdf.server.ts";
import type { FileTrouble } from "#app/content/reading/photos.server.ts";
import type { FoundFile } from "#app/content/reading/read-content.server.ts";
import { type DownloadEnding, downloadTypes } from "#app/model/fields/file.ts";
import type { Download } from "#app/content/file-facts.ts";

const megabyte = 1_000_000;
const bytesAtMost = 5 * megabyte;
// The magic bytes of each type; an Office document is a zip archive.
const begins: Record<DownloadEnding, RegExp> = {
  pdf: /^%PDF-/,
  docx: /^PK\x03\x04/,
  xlsx: /^PK\x03\x04/,
  svg: /^[^]{0,2000}<svg[\s>]/,
};
const running = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;

/** Checks a file that visitors may download: its size, its first bytes, and that it contains no active content. */
export function readDownload({
  path: inFolder,
  diskPath,
  size,
  read,
}: FoundFile): Download | FileTrouble {
  const ending = path.extname(inFolder).slice(1) as DownloadEnding;
  const { name } = downloadTypes[ending];
  if (size > bytesAtMost) {
    const megabytes = (size / megabyte).toFixed(1);
    return {
      trouble: `The file is ${megabytes} MB; the limit is 5 MB, because many visitors pay for their data. Make its pictures smaller, or split it.`,
    };
  }
  const bytes = read();
  const text = bytes.toString(ending === "svg" ? "utf8" : "latin1");
  if (!begins[ending].test(text)) {
    return {
      trouble: `The file name ends in .${ending}, but its content is not ${name}. Open it in the application that made it, save it as ${name}, and replace the file with that copy.`,
    };
  }
  if (!isSafe(ending, bytes)) {
    return {
      trouble: `The file contains something that runs or loads more, such as a script. Save it again ("Print", "Save as PDF" for a PDF, "Plain SVG" for a drawing), and replace the file with that copy.`,
    };
  }
  return { address: `/${inFolder}`, diskPath, ending, size };
}

// An SVG that is opened directly is a page of this site, so it may not run or load anything.
function isSafe(ending: DownloadEnding, bytes: Buffer) {
  if (ending === "svg") return isSafeDrawing(bytes.toString("utf8"));
  if (ending !== "pdf") return true;
  const objects = objectsOfPdf(bytes);
  return objects !== undefined && !running.test(objects);
}
