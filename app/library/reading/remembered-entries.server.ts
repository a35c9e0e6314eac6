import { readEntries, type FileContents } from "#app/library/reading/read-entries.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

const remembered = new Map<string, { text: string; read: Promise<FileContents> }>();

/** Reads and checks a file by itself, once for as long as its text stays the same. */
export function rememberedEntries(source: SourceFile): Promise<FileContents> {
  // A link has no text of its own to be known by.
  if (source.isLink) return readEntries(source);
  const known = remembered.get(source.file);
  if (known?.text === source.text) return known.read;
  const read = readEntries(source);
  remembered.set(source.file, { text: source.text, read });
  return read;
}
