import { designedAddressesIn, headingPrefix, pageAddresses } from "#app/content/addresses.ts";
import { withinSite } from "#app/content/base-path.ts";
import { compileBody } from "#app/content/bodies/compile-body.server.ts";
import { countWords } from "#app/content/bodies/body-words.ts";
import { headingsOf } from "#app/content/bodies/headings.ts";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import type { CompiledBody, Contents, ProseEntry } from "#app/content/contents.ts";
import { readDownload } from "#app/content/reading/downloads.server.ts";
import { entriesOf, fileOfBody, languageOf, type Entry } from "#app/content/entries.ts";
import { fileFacts } from "#app/content/file-facts.ts";
import { fillFields, withQuoted } from "#app/content/fill-text.ts";
import { isNeeded, kinds } from "#app/content/kinds.ts";
import { linkIn } from "#app/content/languages/link-in.ts";
import type { SiteLanguage } from "#app/content/languages/languages-in.ts";
import { quotedBySite, siteEntries, valuesIn } from "#app/content/languages/site-entries.ts";
import { listPages } from "#app/content/parts/pages.ts";
import { listPosts } from "#app/content/parts/post-lists.ts";
import { readPhoto, type Photo } from "#app/content/reading/photos.server.ts";
import { downloadsNamed, photosNamed } from "#app/content/reading/pointers-of.ts";
import { linkedFacts } from "#app/content/linked-facts.ts";
import {
  hiddenMark,
  shownEntries,
  withoutHiddenPages,
  type Audience,
} from "#app/content/public-days.ts";
import {
  contentFolder,
  findFiles,
  readContent,
  type ContentFile,
  type FoundContent,
} from "#app/content/reading/read-content.server.ts";
import { isSwitchedOn, setting } from "#app/content/setting.ts";
import { today } from "#app/content/today.ts";
import { UserError } from "#app/content/user-error.ts";
import { downloadPath, isPhoto } from "#app/model/fields/file.ts";

/**
 * Reads everything that the site says. CONTENT_DIR chooses another content folder, SHOW_DRAFTS=true
 * includes drafts and scheduled entries, DATE chooses another day.
 */
export function openContents(): Promise<Contents> {
  return contentsFor(readContent(findFiles(contentFolder())), chosenAudience());
}

/** The audience that the environment asks for. */
export function chosenAudience(): Audience {
  const drafts = isSwitchedOn("SHOW_DRAFTS");
  return { day: today(), drafts, marksHidden: drafts };
}

/**
 * Everything that an audience sees in the first language, typed and with quoted values filled in;
 * the other languages are in `languages`. Throws a UserError if anything is invalid; the check says
 * what.
 */
export async function contentsFor(content: FoundContent, audience: Audience): Promise<Contents> {
  const { files } = content;
  const entries = files.flatMap(entriesOf);
  const missing = kinds.filter(
    (kind) => isNeeded(kind) && !files.some(({ path }) => path === kind.path),
  );
  const languages = siteEntries(entries, audience).map((language) => {
    return { ...language, shown: shownEntries(language.entries, audience) };
  });
  const isValid = languages.every((language) => language.entries.every((entry) => entry.isValid));
  if (missing.length > 0 || !isValid || !files.every(isReadable)) throw refused();
  const quoted = quotedBySite(languages, audience);
  const onPages = withoutHiddenPages(languages.flatMap(({ shown }) => shown));
  const shared = {
    quoted,
    photos: await photosOf(content, onPages),
    downloads: downloadsOf(content, onPages),
    isPreview: audience.drafts && !audience.isLocal,
  };
  const all: Contents[] = [];
  for (const language of languages) {
    const collections = await collectionsOf(language, audience, shared);
    const [first] = all;
    const contents = { ...first, ...collections, ...shared, first, languages: all } as Contents;
    // Listed once for all pages.
    contents.postLists = listPosts(contents);
    contents.pages = listPages(contents);
    all.push(contents);
  }
  return all[0] as Contents;
}

type Shared = Pick<Contents, "quoted" | "photos" | "downloads" | "isPreview">;
type LanguageEntries = SiteLanguage & { shown: Entry[] };

// The collections that pages of a language use, by kind; a missing one comes from the first language.
async function collectionsOf(
  { language, locale, name, prefix, shown }: LanguageEntries,
  audience: Audience,
  { quoted, downloads }: Shared,
) {
  const addresses = new Set(pageAddresses(prefix, shown));
  const filled = async (entry: Entry) => {
    const fields = fillFields(entry, {
      quoted,
      afterLink: (href, label) => fileFacts(downloads, href, label),
      linkTo: (href) => linkIn({ prefix, addresses }, withinSite(href)),
      mark: hiddenMark(entry, audience),
    }) as object;
    const link = linkedFacts[entry.kind as keyof typeof linkedFacts] as
      ((fields: object) => object) | undefined;
    const value = link?.(fields) ?? fields;
    return entry.file.kind.form === "folder"
      ? { ...value, ...(await proseOf(entry, quoted)) }
      : value;
  };
  const collections = kinds.map(async ({ name: kind, form }) => {
    const values = await Promise.all(shown.filter((entry) => entry.kind === kind).map(filled));
    return form === "single" && values.length === 0
      ? []
      : [[kind, form === "single" ? values[0] : values] as const];
  });
  return {
    ...Object.fromEntries((await Promise.all(collections)).flat()),
    language,
    locale,
    languageName: name,
    prefix,
    addresses,
    translated: new Set(shown.flatMap(translatedTexts)),
    designed: new Set(designedAddressesIn(shown)),
  };
}

function translatedTexts({ kind, id, places }: Entry) {
  return [...(places?.keys() ?? [])].map((path) => [kind, id, path].filter(Boolean).join("."));
}

async function photosOf({ others }: FoundContent, shown: Entry[]) {
  const named = new Set(shown.flatMap(photosNamed));
  const photos = new Map<string, Photo>();
  for (const file of others.filter(({ path, isLink }) => !isLink && isPhoto(path))) {
    const photo = await readPhoto(file);
    if ("trouble" in photo) throw refused();
    if (named.has(file.path)) photos.set(file.path, photo);
  }
  return photos;
}

function downloadsOf({ others }: FoundContent, shown: Entry[]): Contents["downloads"] {
  const linked = downloadsNamed(shown);
  const downloads = others
    .filter(({ path, isLink }) => !isLink && downloadPath.test(path))
    .map(readDownload)
    .map((download) => {
      if ("trouble" in download) throw refused();
      return [download.address, download] as const;
    });
  return new Map(downloads.filter(([address]) => linked.has(address)));
}

function refused() {
  const other = setting("CONTENT_DIR");
  const [folder, before] = other ? [other, `CONTENT_DIR=${other} `] : ["the content", ""];
  return new UserError(
    `Something in ${folder} has to be corrected. To see what, run: ${before}npm run check:content`,
  );
}

function isReadable({ kind, faults, body, data, isLayer }: ContentFile) {
  if (faults.length > 0) return false;
  if (kind.form === "folder")
    return body !== undefined && body.faults.length + refusedNodes(body.tree).length === 0;
  if (kind.form === "single") return true;
  return Array.isArray(data) && (isLayer || (kind.needs?.isMet(data) ?? true));
}

// If a file has not changed, only its figures can.
const compiled = new WeakMap<ContentFile, Promise<CompiledBody>>();

async function proseOf(entry: Entry, quoted: Contents["quoted"]): Promise<ProseEntry> {
  const { id } = entry;
  const file = fileOfBody(entry);
  const compiling = compiled.get(file) ?? compiledBody(file, headingPrefix(entry));
  compiled.set(file, compiling);
  const [body, language] = [await compiling, languageOf(entry)];
  const headings = body.headings.map((heading) => {
    return { ...heading, text: withQuoted(heading.text, valuesIn(language, quoted)) };
  });
  return { id, body: { ...body, language, headings } };
}

async function compiledBody({ body }: ContentFile, prefix: string): Promise<CompiledBody> {
  if (!body) throw refused();
  const { tree } = body;
  const [headings, words] = [headingsOf(tree, prefix), countWords(tree)];
  return { code: await compileBody(tree, prefix), headings, words };
}
