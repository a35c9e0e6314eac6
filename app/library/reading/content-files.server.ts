import { folders, lists, singles } from "#app/library/collections.ts";
import type { Entry } from "#app/library/entry.ts";
import { cacheKey, readCached, writeCached } from "#app/library/reading/content-cache.server.ts";
import type { ContentFile, WordFindings } from "#app/library/reading/content-file.ts";
import type { FieldPlaces } from "#app/library/reading/field-places.ts";
import type { FoundFile } from "#app/library/reading/found-files.server.ts";
import { readFrontMatter } from "#app/library/reading/front-matter.server.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import {
  readSource,
  sourcesAmong,
  type SourceFile,
} from "#app/library/reading/source-file.server.ts";

type CachedEntry = Pick<Entry, "collection" | "id" | "path" | "value" | "body">;
type CachedFile = { entries: CachedEntry[]; words: WordFindings };

const collections: Record<string, Pick<Entry, "schema">> = { ...singles, ...lists, ...folders };

// What this process has read, by content folder and path, so that a save costs one file.
const filesRead = new Map<string, ReadonlyMap<string, ContentFile>>();

/**
 * Every file of a content folder, in the order of their paths. A file with the same stamp is not
 * opened again, and one whose text is in the cache is not parsed again.
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

/** Caches the entries and findings of files without problems. */
export function cacheContentFiles(files: ContentFile[]) {
  for (const file of files) {
    const { hash, contents, words, cachedWords } = file;
    if (!words || words === cachedWords || !isSound(file)) continue;
    const entries = contents.entries.map(({ collection, id, path, value, body }): CachedEntry => ({
      collection,
      id,
      path,
      value,
      body,
    }));
    writeCached(hash, { entries, words } satisfies CachedFile);
    file.cachedWords = words;
  }
}

async function contentFile(
  source: SourceFile,
  known: ContentFile | undefined,
): Promise<ContentFile> {
  const hash = cacheKey(source.file, source.isLink ? "link" : "text", source.text);
  if (known?.hash === hash) return { ...known, source };
  const cached = readCached(hash) as CachedFile | undefined;
  if (!cached) return { source, hash, contents: await readEntries(source) };
  const { entries, words } = cached;
  const contents = { entries: restored(entries, source), problems: [] };
  return { source, hash, contents, words, cachedWords: words };
}

function isSound({ contents: { entries, problems, isUnreadable } }: ContentFile) {
  return problems.length === 0 && !isUnreadable && entries.every(({ isWhole }) => isWhole);
}

// Places are only needed for findings, so the file is parsed again when one is asked for.
function restored(entries: CachedEntry[], source: SourceFile): Entry[] {
  let opened: FieldPlaces | undefined;
  return entries.map((entry) => ({
    ...entry,
    file: source.file,
    schema: (collections[entry.collection] as Pick<Entry, "schema">).schema,
    isWhole: true,
    get places() {
      return (opened ??= placesIn(source));
    },
  }));
}

function placesIn(source: SourceFile): FieldPlaces {
  const { path, file, text } = source;
  const matter = path.endsWith(".mdx") ? readFrontMatter(source) : undefined;
  return matter && "fields" in matter ? matter.fields.places : readFields(file, text).places;
}
