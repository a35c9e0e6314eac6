import { designedAddressesIn } from "#app/content/addresses.ts";
import { compileBody } from "#app/content/bodies/compile-body.server.ts";
import { countWords } from "#app/content/bodies/body-words.ts";
import { headingsOf } from "#app/content/bodies/headings.ts";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import type { CompiledBody, Contents, ProseEntry } from "#app/content/contents.ts";
import { readDownload } from "#app/content/reading/downloads.server.ts";
import { entriesOf, languageOf, type Entry } from "#app/content/entries.ts";
import { fileFacts } from "#app/content/file-facts.ts";
import { fillFields, withQuoted } from "#app/content/fill-text.ts";
import { quotedValues } from "#app/content/quoted-values.ts";
import { isNeeded, kinds } from "#app/content/kinds.ts";
import { readPhoto, type Photo } from "#app/content/reading/photos.server.ts";
import { downloadsNamed, photosNamed } from "#app/content/reading/pointers-of.ts";
import { hiddenMark, shownEntries, type Audience } from "#app/content/public-days.ts";
import {
  contentFolder,
  findFiles,
  readContent,
  type ContentFile,
  type FoundContent,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { UserError } from "#app/content/user-error.ts";
import { downloadPath } from "#app/model/fields/download.ts";
import { isPhoto } from "#app/model/fields/image.ts";

// Development has this module twice, in its own program and in the code that it bundles anew, and both
// have to answer from the same content.
const held = globalThis as { heldContents?: Promise<Contents> };

/**
 * Everything that the site says, read once in the life of the process. CONTENT_DIR names another
 * content folder, SHOW_DRAFTS=true shows drafts and what waits for its day, DATE names another day.
 */
export function openContents(): Promise<Contents> {
  held.heldContents ??= readFolder();
  return held.heldContents;
}

/** Answers every question from these contents from now on, until what is returned is called. */
export function holdContents(contents: Contents) {
  const before = held.heldContents;
  held.heldContents = Promise.resolve(contents);
  return () => void (held.heldContents = before);
}

async function readFolder() {
  return contentsFor(readContent(findFiles(contentFolder())), chosenAudience());
}

/** For whom this process makes the site. */
export function chosenAudience(): Audience {
  return { day: today(), drafts: process.env.SHOW_DRAFTS === "true" };
}

/**
 * Everything that an audience sees, typed and with what it quotes filled in; throws one sentence where
 * something does not parse or is not valid, since the check says what.
 */
export async function contentsFor(content: FoundContent, audience: Audience): Promise<Contents> {
  const { files, others } = content;
  const entries = files.flatMap(entriesOf);
  const missing = kinds.filter(
    (kind) => isNeeded(kind) && !files.some((file) => file.path === kind.path),
  );
  const isWhole = files.every(isReadable) && entries.every(({ isValid }) => isValid);
  if (missing.length > 0 || !isWhole) throw refused();
  const shown = shownEntries(entries, audience);
  const named = new Set(entries.flatMap(photosNamed));
  const photos = new Map<string, Photo>();
  for (const found of others.filter(({ path, isLink }) => !isLink && isPhoto(path))) {
    const photo = await readPhoto(found);
    if ("trouble" in photo) throw refused();
    if (named.has(found.path)) photos.set(found.path, photo);
  }
  const linked = downloadsNamed(shown);
  const downloads = new Map(
    others
      .filter(({ path, isLink }) => !isLink && downloadPath.test(path))
      .map(readDownload)
      .map((download) => {
        if ("trouble" in download) throw refused();
        return [download.address, download] as const;
      })
      .filter(([address]) => linked.has(address)),
  );
  const quoted = {
    en: quotedValues(entries, shown, "en"),
    sw: quotedValues(entries, shown, "sw"),
  };
  const filled = async (entry: Entry) => {
    const value = fillFields(
      entry,
      quoted,
      (href) => fileFacts(downloads, href),
      hiddenMark(entry, audience),
    );
    return entry.file.kind.form === "folder"
      ? { ...(value as object), ...(await proseOf(entry, quoted)) }
      : value;
  };
  const collections = kinds.map(async ({ name, form }) => {
    const values = await Promise.all(shown.filter(({ kind }) => kind === name).map(filled));
    return [name, form === "single" ? values[0] : values] as const;
  });
  const filledIn = Object.fromEntries(await Promise.all(collections)) as Contents;
  return {
    ...filledIn,
    language: filledIn.site.language,
    prefix: "",
    photos,
    downloads,
    designed: new Set(designedAddressesIn(shown)),
    quoted,
    // Development shows drafts to nobody else.
    isPreview: audience.drafts && !audience.marksHidden,
  } as unknown as Contents;
}

function refused() {
  const { CONTENT_DIR: other } = process.env;
  const [folder, setting] = other ? [other, `CONTENT_DIR=${other} `] : ["the content", ""];
  return new UserError(
    `Something in ${folder} has to be corrected. To see what, run: ${setting}npm run check:content`,
  );
}

function isReadable({ kind, faults, body, data }: ContentFile) {
  if (kind.form === "list" && !(Array.isArray(data) && (kind.needs?.isMet(data) ?? true)))
    return false;
  if (kind.form === "folder" && (!body || body.faults.length + refusedNodes(body.tree).length > 0))
    return false;
  return faults.length === 0;
}

// Of a file that stays as it is, figures alone may change.
const compiled = new WeakMap<ContentFile, Promise<CompiledBody>>();

async function proseOf(entry: Entry, quoted: Contents["quoted"]): Promise<ProseEntry> {
  const { kind, id, file } = entry;
  // All programs stand on one page; no id of an entry has two hyphens in a row.
  const compiling = compiled.get(file) ?? compiledBody(file, kind === "programs" ? `${id}--` : "");
  compiled.set(file, compiling);
  const [body, language] = [await compiling, languageOf(entry)];
  const headings = body.headings.map((one) => {
    return { ...one, text: withQuoted(one.text, quoted[language]) };
  });
  return { id, body: { ...body, language, headings } };
}

async function compiledBody({ body }: ContentFile, prefix: string): Promise<CompiledBody> {
  if (!body) throw refused();
  const { tree } = body;
  const [headings, words] = [headingsOf(tree, prefix), countWords(tree)];
  return { code: await compileBody(tree, prefix), headings, words };
}
