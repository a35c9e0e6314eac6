import { contentHash } from "#app/library/reading/content-hash.ts";
import type { ContentFile } from "#app/library/reading/content-file.ts";
import type { FoundFile } from "#app/library/reading/found-files.server.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import {
  readSource,
  sourcesAmong,
  type SourceFile,
} from "#app/library/reading/source-file.server.ts";

// What this process has read, by content folder and path, so that a save costs one file.
const filesRead = new Map<string, ReadonlyMap<string, ContentFile>>();

/**
 * Every file of a content folder, in the order of their paths. A file with the same stamp is not
 * opened again, and one with the same text is not parsed again.
 */
export async function contentFiles(content: string, found: FoundFile[]): Promise<ContentFile[]> {
  const before = filesRead.get(content);
  const files: ContentFile[] = [];
  for (const one of sourcesAmong(found)) {
    const known = before?.get(one.path);
    const isSame = known?.source.stamp !== undefined && known.source.stamp === one.stamp;
    files.push(isSame ? known : await contentFile(readSource(content, one), known));
  }
  filesRead.set(content, new Map(files.map((file) => [file.source.path, file])));
  return files;
}

async function contentFile(
  source: SourceFile,
  known: ContentFile | undefined,
): Promise<ContentFile> {
  const hash = contentHash(source.file, source.isLink ? "link" : "text", source.text);
  if (known?.hash === hash) return { ...known, source };
  return { source, hash, contents: await readEntries(source) };
}
