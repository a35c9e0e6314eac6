import {
  findFiles,
  readContent,
  type ContentFile,
  type FoundContent,
} from "#app/content/read-content.server.ts";

/** Files by their paths inside the content folder; null where one is taken away. */
export type Files = Readonly<Record<string, string | null>>;

const kept = new Map<string, ContentFile>();

/** A content folder with some files laid over it, none of which is written to disk. */
export async function contentWith(
  files: Files,
  folder = "tests/fixtures/content",
): Promise<FoundContent> {
  const found = findFiles(folder).filter(({ path }) => !(path in files));
  const added = Object.entries(files).flatMap(([path, text]) =>
    text === null
      ? []
      : [
          {
            path,
            file: path,
            size: Buffer.byteLength(text),
            read: () => Buffer.from(text, "utf8"),
          },
        ],
  );
  const all = [...found, ...added].sort((one, other) => (one.path < other.path ? -1 : 1));
  return readContent(all, kept);
}
