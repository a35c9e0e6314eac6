import { pageWords, type Contents } from "#app/content/contents.ts";
import { prefixedAddress } from "#app/content/addresses.ts";
import { designedPageList, designedPages, pagesOfEntries } from "#app/content/page-kinds.ts";
import { withValues } from "#app/content/fill-text.ts";
import { contentsAt, languagesOf } from "#app/content/parts/contents-at.ts";
import { jinaIn, type ShownJina } from "#app/content/parts/jina-in.ts";
import { postListAddresses, type PostList } from "#app/content/parts/post-lists.ts";
import type { Leso } from "#app/model/fields/leso.ts";

/** What identifies a page in metadata, on its cloth and in its share picture. */
export type PageHead = {
  /** The seed of the page's cloth. */
  seed: string;
  title: string;
  description: string;
  heading: string;
  lead?: string;
  jina?: ShownJina;
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
  const add = (page: SitePage) => {
    const address = prefixedAddress(prefix, page.address);
    // A translation has a quick exit on every page, because its readers may look for help anywhere.
    const isHarmless = first ? false : page.isHarmless;
    pages.set(address, { ...withProverbCloth(contents, page), address, isHarmless });
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
  const prose = prosePagesOf(contents).map(({ jina, ...page }) => {
    const shown = jina && jinaIn(contents, `prosePages.${page.id}.jina`, jina);
    const { address, title: heading, updated: changed } = page;
    return { ...page, jina: shown, seed: address.slice(1), heading, changed };
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
): SitePage | undefined {
  const words = contents[name];
  if (!words) return undefined;
  const jina = words.jina && jinaIn(contents, `${name}.jina`, words.jina);
  return { seed: address.slice(1) || "home", ...words, jina, address, isHarmless };
}

// Every page of every list has the cloth and the share picture of the blog.
function furtherPages(contents: Contents, list: PostList, blog: SitePage): SitePage[] {
  const words = pageWords(contents, "blog");
  const { title, pageTitle, description } = list.category === undefined ? words : words.categories;
  const pages = postListAddresses(list).map((address, at) => {
    const values = { page: at + 1, category: categoryName(contents, list.category) };
    const heading = { title: withValues(at === 0 ? title : pageTitle, values), address };
    return { ...blog, ...heading, description: withValues(description, values) };
  });
  return pages.filter(({ address }) => address !== designedPages.blog.address);
}

function postPageOf(contents: Contents, post: Contents["posts"][number]): SitePage {
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

function proverbPageOf(contents: Contents, proverb: Contents["lesos"][number]): SitePage {
  const { id, text, meaning } = proverb;
  const { proverbDescription } = pageWords(contents, "lesoPage");
  return {
    ...clothOfProverb(proverb),
    title: text,
    heading: text,
    description: withValues(proverbDescription, { meaning }),
    jina: jinaIn(contents, `lesos.${id}`, proverb),
    address: pagesOfEntries.lesos.address(id),
    isHarmless: pagesOfEntries.lesos.isHarmless,
  };
}

/** Adds a cloth to words with a saying: the proverb's own cloth if the saying is a known proverb. */
export function withProverbCloth<Words extends { jina?: ShownJina }>(
  contents: Contents,
  words: Words,
): Words {
  const proverb = proverbOf(contents, words.jina);
  return proverb ? { ...words, ...clothOfProverb(proverb) } : words;
}

/** The proverb with this saying, if there is one. */
export function proverbOf({ lesos }: Contents, jina?: ShownJina) {
  return lesos.find(({ text }) => text === jina?.text);
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
export function clothOfProverb({ id, leso }: Pick<Contents["lesos"][number], "id" | "leso">) {
  return { seed: `leso-${id}`, leso };
}
