import { pageWords, type Contents } from "#app/content/contents.ts";
import { prefixedAddress } from "#app/content/addresses.ts";
import { designedPageList, designedPages, pagesOfEntries } from "#app/content/page-kinds.ts";
import { withValues } from "#app/content/fill-text.ts";
import { contentsAt, contentsOfText, languagesOf } from "#app/content/parts/contents-at.ts";
import { postListAddresses, type PostList } from "#app/content/parts/post-lists.ts";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import type { Leso } from "#app/model/fields/leso.ts";

/** Words with their language. */
type Words = { text: string; language: string };

/** What a proverb means, and what kind of saying it is. */
export type Gloss = { meaning: Words; source: Words };

/** A proverb on the cloth of a page; without a gloss if that is untranslated and the page is in the language of the proverb. */
export type Jina = { id: string; text: string; gloss?: Gloss };

/** What identifies a page in metadata, on its cloth and in its share picture. */
export type PageHead = {
  /** The seed of the page's cloth. */
  seed: string;
  title: string;
  description: string;
  heading: string;
  lead?: string;
  jina?: Jina;
  leso?: Leso;
  /** The photograph of a post. */
  image?: { src: string; alt: string };
  article?: { author: string; date: string; updated?: string; lang?: string };
};

/** A page of the site, as other pages and lists refer to it. */
export type SitePage = PageHead & {
  address: string;
  /** The day of its last change, if known. */
  changed?: string;
  /** True if only people who know the address find it. */
  unlisted?: boolean;
  /** True if the page needs no quick exit. */
  isHarmless?: boolean;
};

/** A proverb of lesos.yaml. */
export type Proverb = Contents["lesos"][number];

/** A page with the id of its proverb. */
type WrittenPage = Omit<SitePage, "jina"> & { jina?: string };

/** The pages in all languages. */
export function allPages(contents: Contents): SitePage[] {
  return languagesOf(contents).flatMap((language) => [...language.pages.values()]);
}

/** The page at an address; throws a RangeError if there is none. */
export function sitePage(contents: Contents, address: string): SitePage {
  const page = contentsAt(contents, address).pages.get(address);
  if (!page) throw new RangeError(`There is no page at ${address}.`);
  return page;
}

/** The pages in one language that visitors may open, by address and in reading order. */
export function listPages(contents: Contents): Contents["pages"] {
  const { postLists, lesos, prefix, addresses, first } = contents;
  const pages = new Map<string, SitePage>();
  const add = (page: WrittenPage) => {
    const address = prefixedAddress(prefix, page.address);
    // A translation has a quick exit on every page, because its readers may look for help anywhere.
    const isHarmless = first ? false : page.isHarmless;
    pages.set(address, { ...withProverb(contents, page), address, isHarmless });
  };
  for (const page of designedPageList) {
    const designed = designedPageOf(contents, page);
    if (!contents.designed.has(page.address) || !designed) continue;
    add(designed);
  }
  const blog = pages.get(prefixedAddress(prefix, designedPages.blog.address));
  if (blog) postLists.forEach((list) => furtherPages(contents, list, blog).forEach(add));
  const posts = postLists[0].posts.map((post) => postPageOf(contents, post));
  const proverbs = lesos.map((proverb) => proverbPageOf(contents, proverb));
  const prose = prosePagesOf(contents).map((page) => {
    const { address, title: heading, updated: changed } = page;
    return { ...page, seed: address.slice(1), heading, changed };
  });
  for (const page of [...posts, ...proverbs, ...prose])
    if (!first || addresses.has(page.address)) add(page);
  return pages;
}

/** The pages of plain prose, each with its address and folder. */
export function prosePagesOf(contents: Contents) {
  return Object.entries(pagesOfEntries)
    .filter(([, page]) => "isProse" in page)
    .flatMap(([kind, { path: folder, address }]) =>
      contents[kind as "prosePages"].map((page) => ({
        ...page,
        folder,
        address: address(page.id),
      })),
    );
}

function designedPageOf(
  contents: Contents,
  { name, address, isHarmless }: (typeof designedPageList)[number],
): WrittenPage | undefined {
  const words = contents[name];
  return words && { seed: address.slice(1) || "home", ...words, address, isHarmless };
}

// Every page of every list has the cloth and the share picture of the blog.
function furtherPages(contents: Contents, list: PostList, blog: SitePage): WrittenPage[] {
  const words = pageWords(contents, "blog");
  const { title, pageTitle, description } = list.category === undefined ? words : words.categories;
  const pages = postListAddresses(list).map((address, at) => {
    const values = { page: at + 1, category: categoryName(contents, list.category) };
    const heading = { title: withValues(at === 0 ? title : pageTitle, values), address };
    return {
      ...blog,
      ...heading,
      jina: blog.jina?.id,
      description: withValues(description, values),
    };
  });
  return pages.filter(({ address }) => address !== designedPages.blog.address);
}

function postPageOf(contents: Contents, post: Contents["posts"][number]): WrittenPage {
  const { id, title, excerpt: description, image, author, date, updated, lang } = post;
  return {
    ...clothOfPost(contents, post),
    title,
    heading: title,
    description,
    image,
    article: { author, date, updated, lang },
    address: pagesOfEntries.posts.address(id),
    changed: updated ?? date,
  };
}

function proverbPageOf(contents: Contents, proverb: Proverb): WrittenPage {
  const { id, text, meaning } = proverb;
  const { proverbDescription } = pageWords(contents, "lesoPage");
  return {
    ...clothOfProverb(proverb),
    title: text,
    heading: text,
    description: withValues(proverbDescription, { meaning }),
    jina: id,
    address: pagesOfEntries.lesos.address(id),
    isHarmless: pagesOfEntries.lesos.isHarmless,
  };
}

/** The words of a page that name a proverb, with that proverb on its cloth; a proverb that is not public yet is left out. */
export function withProverb<Words extends { seed: string; leso?: Leso; jina?: string }>(
  contents: Contents,
  { jina, ...words }: Words,
): Omit<Words, "jina"> & { jina?: Jina } {
  const proverb = contents.lesos.find(({ id }) => id === jina);
  return proverb
    ? { ...words, ...clothOfProverb(proverb), jina: jinaIn(contents, proverb) }
    : words;
}

function jinaIn(contents: Contents, proverb: Proverb): Jina {
  const { id, text } = proverb;
  const gloss = glossOf(contents, proverb);
  const { locale } = contents;
  const isForeign = locale === sayingLanguage && gloss.meaning.language !== locale;
  return { id, text, gloss: isForeign ? undefined : gloss };
}

/** The gloss of a proverb, in the first language where it is not translated. */
export function glossOf(contents: Contents, { id, meaning, source }: Proverb): Gloss {
  return {
    meaning: wordsWithLanguage(contents, `lesos.${id}.meaning`, meaning),
    source: wordsWithLanguage(contents, `lesos.${id}.source`, source),
  };
}

/** The words of a field, such as lesos.penye-nia.source, with the language that they come from. */
export function wordsWithLanguage(contents: Contents, field: string, text: string): Words {
  return { text, language: contentsOfText(contents, field).locale };
}

/** The visible name of a category; empty if there is no category. */
export function categoryName({ categories }: Pick<Contents, "categories">, id = "") {
  return categories.find((entry) => entry.id === id)?.name ?? id;
}

/** The cloth of a post, in the colour of its category unless the post chooses one. */
export function clothOfPost(
  { categories }: Contents,
  { id, category, leso }: Contents["posts"][number],
) {
  const color = categories.find((entry) => entry.id === category)?.color;
  return { seed: `blog-${id}`, leso: color ? { color, ...leso } : leso };
}

/** The cloth of a proverb. */
export function clothOfProverb({ id, leso }: Proverb) {
  return { seed: `leso-${id}`, leso };
}
