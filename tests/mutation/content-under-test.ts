import { inspectFiles, type Inspection } from "#app/library/inspect.server.ts";
import { contentHash } from "#app/library/reading/content-hash.ts";
import type { ContentFile as ReadFile } from "#app/library/reading/content-file.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { plainText } from "#app/library/reading/source-file.server.ts";
import { smallFolders } from "#tests/support/content-folder.ts";
import { contentFile, type ContentFile } from "#tests/mutation/content-file.ts";

/** What files say, by their paths inside the content folder; null where a file is gone. */
export type Texts = Readonly<Record<string, string | null>>;

/** A content folder of which copies with a few other files can be inspected without a disk. */
export class ContentUnderTest {
  readonly files: ContentFile[];
  readonly #read = new Map<string, Promise<ReadFile>>();
  readonly #texts: Readonly<Record<string, string>>;
  #untouched?: Promise<Inspection>;

  constructor(texts: Readonly<Record<string, string>>) {
    this.#texts = texts;
    this.files = Object.entries(texts).map(([path, text]) => contentFile(path, text));
  }

  /** What the check finds in the files as they are. */
  untouched(): Promise<Inspection> {
    this.#untouched ??= this.inspect({});
    return this.#untouched;
  }

  /** What the check finds where these files say something else, or are gone. */
  async inspect(changed: Texts): Promise<Inspection> {
    const isFirst = this.#untouched === undefined;
    const texts = Object.entries({ ...this.#texts, ...changed });
    const files = texts.flatMap(([path, text]) =>
      text === null ? [] : [this.#readOnce(path, text)],
    );
    const read = await Promise.all(files);
    // The files themselves keep the findings in their words; the copies do not.
    const looked = isFirst ? read : read.map((file) => ({ ...file }));
    return inspectFiles(looked, smallFolders, { drafts: false });
  }

  // Unchanged files are read once, which makes thousands of copies possible.
  #readOnce(path: string, written: string) {
    if (this.#texts[path] !== written) return readNow(path, written);
    const known = this.#read.get(path) ?? readNow(path, written);
    this.#read.set(path, known);
    return known;
  }
}

async function readNow(path: string, written: string): Promise<ReadFile> {
  const source = { path, file: `content/${path}`, text: plainText(written) };
  const hash = contentHash(path, source.text);
  return { source, hash, contents: await readEntries(source) };
}
