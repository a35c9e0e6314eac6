import type { z } from "zod";
import type { BodyHeading } from "#app/content/bodies/headings.ts";
import type { folders, lists, singles } from "#app/content/kinds.ts";
import type { DesignedPageName } from "#app/content/page-kinds.ts";
import type { Downloads } from "#app/content/file-facts.ts";
import type { Language } from "#app/content/entries.ts";
import type { Quoted } from "#app/content/fill-text.ts";
import type { linkedFacts } from "#app/content/linked-facts.ts";
import type { SitePage } from "#app/content/parts/pages.ts";
import type { PostList } from "#app/content/parts/post-lists.ts";
import type { Photo } from "#app/content/reading/photos.server.ts";

/** A compiled body: the code that renders it, its headings and its number of words. */
export type CompiledBody = { code: string; headings: BodyHeading[]; words: number };

/** The part of a prose entry that is not fields: its id, its language and its compiled body. */
export type ProseEntry = { id: string; body: CompiledBody & { language: Language } };

// The fields of a kind, with links at its facts.
type Fields<Name, Kind extends { schema: z.ZodType }> = Name extends keyof typeof linkedFacts
  ? ReturnType<(typeof linkedFacts)[Name]>
  : z.infer<Kind["schema"]>;
type Singles = {
  [Name in keyof typeof singles]:
    | Fields<Name, (typeof singles)[Name]>
    | ((typeof singles)[Name] extends { isOptional: true } ? undefined : never);
};
type Lists = { [Name in keyof typeof lists]: Fields<Name, (typeof lists)[Name]>[] };
type Folders = {
  [Name in keyof typeof folders]: (z.infer<(typeof folders)[Name]["schema"]> & ProseEntry)[];
};

/** The photographs that entries use, by their path inside the content folder. */
type Photos = ReadonlyMap<string, Photo>;

/** Everything in the content folder in one language, valid, with quoted values filled in and facts linked. */
export type Contents = Singles &
  Lists &
  Folders & {
    photos: Photos;
    downloads: Downloads;
    /** The addresses of the designed pages that the site has, in the order of the site map. */
    designed: ReadonlySet<string>;
    /** The values that texts may quote, by language. */
    quoted: Record<Language, ReadonlyMap<string, Quoted>>;
    /** Its language, such as en. */
    language: Language;
    /** Its language as HTML and dates need it, such as en-KE. */
    locale: string;
    /** The name of the language in that language. */
    languageName: string;
    /** The prefix of its addresses; empty in the first language. */
    prefix: string;
    /** The list of all posts, then one for each category with posts. */
    postLists: readonly [PostList, ...PostList[]];
    /** The pages that visitors may open, by address and in reading order. */
    pages: ReadonlyMap<string, SitePage>;
    /** The addresses of the pages in this language, without its prefix. */
    addresses: ReadonlySet<string>;
    /** The texts that are translated into this language, such as site.motto or helplines.child.name. */
    translated: ReadonlySet<string>;
    /** The contents in the first language; undefined if these are the first. */
    first?: Contents;
    /** The contents in each language, in the order of site.yaml. */
    languages: readonly Contents[];
    /** True if these contents include drafts, so that search engines must not index the site. */
    isPreview: boolean;
  };

/** The words of an optional page; throws a RangeError if the site has no such page. */
export function pageWords<Name extends DesignedPageName>(contents: Contents, name: Name) {
  const words = contents[name];
  if (!words) throw new RangeError(`The site has no page ${name}.`);
  return words as NonNullable<Contents[Name]>;
}
