import type { z } from "zod";
import type { BodyHeading } from "#app/content/bodies/headings.ts";
import type { DesignedPageName, folders, lists, singles } from "#app/content/kinds.ts";
import type { Downloads } from "#app/content/file-facts.ts";
import type { Language } from "#app/content/entries.ts";
import type { Quoted } from "#app/content/fill-text.ts";
import type { Photo } from "#app/content/reading/photos.server.ts";

/** A body, ready to be rendered: the code that renders it, its headings and how many words it has. */
export type CompiledBody = { code: string; headings: BodyHeading[]; words: number };

/** What a prose file has beside its fields: its name, and its compiled body with its language. */
export type ProseEntry = { id: string; body: CompiledBody & { language: Language } };

type Singles = {
  [Name in keyof typeof singles]:
    | z.infer<(typeof singles)[Name]["schema"]>
    | ((typeof singles)[Name] extends { isOptional: true } ? undefined : never);
};
// Where an entry has no translation: the language that its words are in.
type Untranslated = { lang?: string };
type Lists = {
  [Name in keyof typeof lists]: (z.infer<(typeof lists)[Name]["schema"]> & Untranslated)[];
};
type Folders = {
  [Name in keyof typeof folders]: (z.infer<(typeof folders)[Name]["schema"]> & ProseEntry)[];
};

/** The photographs that entries name, by their path inside the content folder. */
export type Photos = ReadonlyMap<string, Photo>;

/** Everything in the content folder, valid, with what its fields quote filled in. */
export type Contents = Singles &
  Lists &
  Folders & {
    photos: Photos;
    downloads: Downloads;
    /** The addresses of the designed pages that the site has, in the order of the site map. */
    designed: ReadonlySet<string>;
    /** What texts may quote, by the language that they are in. */
    quoted: Record<Language, ReadonlyMap<string, Quoted>>;
    /** The language of its texts, as entries name it, such as en. */
    key: string;
    /** The language of its texts, as HTML names it, such as en-KE. */
    language: string;
    /** What the language calls itself. */
    languageName: string;
    /** What its addresses begin with; empty in the first language. */
    prefix: string;
    /** The addresses of the first language at which this one has a page too. */
    addresses: ReadonlySet<string>;
    /** The contents in the first language; undefined where these are. */
    first?: Contents;
    /** The contents in each language, in the order of site.yaml. */
    languages: readonly Contents[];
    /** True where others may see what is not public yet, which search engines must not list. */
    isPreview: boolean;
  };

/** The words of a page that a site may leave out; throws a RangeError where it does. */
export function pageWords<Name extends DesignedPageName>(contents: Contents, name: Name) {
  const words = contents[name];
  if (!words) throw new RangeError(`The site has no page ${name}.`);
  return words as NonNullable<Contents[Name]>;
}
