import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { examineOffice } from "#app/library/files/examine-office.server.ts";
import { examinePdf } from "#app/library/files/examine-pdf.server.ts";
import { examineSvg } from "#app/library/files/examine-svg.ts";
import { ofAnotherKind, refused, type ExaminedFile } from "#app/library/files/examined-file.ts";
import {
  foundFiles,
  oncePerStamp,
  type FoundFile,
} from "#app/library/reading/found-files.server.ts";
import { downloadPath, type DownloadEnding } from "#app/model/fields/download.ts";

/** A file that visitors may download: its address, its place on disk, its bytes and their hash. */
export type Download = {
  address: string;
  file: string;
  ending: DownloadEnding;
  size: number;
  hash: string;
};

/** A file to download with what was found inside it. */
export type ReadDownload = ExaminedFile & { path: string; download: Download };

const megabyte = 1_000_000;
const megabytesAtMost = 5;

/** Reads and examines every file to download of a content folder, linked or not. */
export async function readDownloads(
  content: string,
  found: FoundFile[] = foundFiles(content),
): Promise<ReadDownload[]> {
  const files = found.filter((one) => !one.isLink && downloadPath.test(one.path));
  return Promise.all(
    files.map(async ({ path: place }) => {
      const file = path.join(content, place);
      const { size, hash, ...examined } = await readDownload(file);
      const ending = endingOf(place);
      return {
        ...examined,
        path: place,
        download: { address: `/${place}`, file, ending, size, hash },
      };
    }),
  );
}

const readDownload = oncePerStamp(async (file) => {
  const ending = endingOf(file);
  try {
    const { size } = await stat(file);
    if (size > megabytesAtMost * megabyte) return { size, hash: "", ...tooHeavy(size) };
    const bytes = await readFile(file);
    const hash = createHash("sha256").update(bytes).digest("hex");
    return { size, hash, ...examine[ending](bytes) };
  } catch {
    return { size: 0, hash: "", ...ofAnotherKind(ending) };
  }
});

const examine: Record<DownloadEnding, (bytes: Buffer) => ExaminedFile> = {
  pdf: examinePdf,
  docx: (bytes) => examineOffice(bytes, "docx"),
  xlsx: (bytes) => examineOffice(bytes, "xlsx"),
  svg: examineSvg,
};

function endingOf(file: string) {
  return path.extname(file).slice(1) as DownloadEnding;
}

function tooHeavy(size: number) {
  return refused(
    `The file has ${(size / megabyte).toFixed(1)} MB.`,
    'Make its pictures smaller, or save it as PDF with "Minimum size"; or divide it.',
    `A file to download can have at most ${megabytesAtMost} MB, because many visitors pay for each.`,
  );
}
