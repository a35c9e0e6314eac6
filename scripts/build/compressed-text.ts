import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { OutputDraft } from "#scripts/build/output-draft.ts";

/** A text as hosts send it to browsers that take brotli, or gzip at least. */
export type CompressedText = Record<".br" | ".gz", Buffer>;

// The best quality takes twenty times as long for a tenth less.
const quickQuality = 5;

/** Compresses a text quickly, or as well as can be. */
export function compressedText(text: string | Buffer, isBest = false): CompressedText {
  const bytes = Buffer.from(text);
  const quality = isBest ? constants.BROTLI_MAX_QUALITY : quickQuality;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { ".br": brotliCompressSync(bytes, { params }), ".gz": gzipSync(bytes, { level: 9 }) };
}

/** Puts a text in the place of a file, and what is compressed of it beside it where that is smaller. */
export function writeText(
  draft: Pick<OutputDraft, "write">,
  file: string,
  text: string | Buffer,
  compressed: CompressedText = compressedText(text),
): void {
  const bytes = Buffer.from(text);
  draft.write(file, bytes);
  for (const [ending, smaller] of Object.entries(compressed)) {
    if (smaller.length < bytes.length) draft.write(file + ending, smaller);
  }
}

/** The names of a text's file and of those that hold it compressed. */
export function textFiles(file: string): string[] {
  return ["", ".br", ".gz"].map((ending) => file + ending);
}
