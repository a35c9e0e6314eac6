import {
  findFiles,
  readContent,
  type ContentFile,
  type FoundContent,
  type FoundFile,
} from "#app/content/reading/read-content.server.ts";

/** Files by their paths inside the content folder; null where one is taken away. */
export type Files = Readonly<Record<string, string | null>>;

const kept = new Map<string, ContentFile>();

/** A content folder with some files laid over it, none of which is written to disk. */
export async function contentWith(
  files: Files,
  folder = "tests/fixtures/content",
): Promise<FoundContent> {
  return readContent(filesAmong(findFiles(folder), files), kept);
}

/** The files that were found with others laid over them, sorted by path. */
export function filesAmong(found: FoundFile[], files: Files): FoundFile[] {
  const added = Object.entries(files).flatMap(([path, text]) =>
    text === null ? [] : [fileWith(path, text)],
  );
  const others = found.filter(({ path }) => !(path in files));
  return [...others, ...added].sort((one, other) => (one.path < other.path ? -1 : 1));
}

// The same text is the same file, which is parsed once.
function fileWith(path: string, text: string): FoundFile {
  const time = [...text].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 2 ** 40, 7);
  return { path, file: path, size: text.length, time, read: () => Buffer.from(text, "utf8") };
}
