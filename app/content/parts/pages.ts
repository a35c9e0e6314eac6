import type { Contents } from "#app/content/contents.ts";
import { addressOf, originalAddress } from "#app/content/addresses.ts";
import { designedPageList, designedPages, folders, kinds, lists } from "#app/content/kinds.ts";
import { withValues } from "#app/content/fill-text.ts";
import { languagesOf } from "#app/content/parts/contents-at.ts";
import {
  postListAddresses,
  postLists,
  postsByDate,
  type PostList,
} from "#app/content/parts/post-lists.ts";
import type { Jina } from "#app/model/fields/jina.ts";
import type { Leso } from "#app/model/fields/leso-field.ts";

/** What names a page: for machines, on its cloth and in its share picture. */
export type PageHead = {
  /** The name from which the page's cloth is made. */
  seed: string;
  title: string;
  description: string;
  heading: string;
  lead?: string;
  jina?: Jina;
  leso?: Leso;
  /** The photograph of a post. */
  image?: { src: string; alt?: string };
  article?: { author: string; date: string; updated?: string };
};

/** A page of the site, and what is known of it wherever it is named. */
export type SitePage = PageHead & {
  address: string;
  /** The day it changed, where that is written. */
  changed?: string;
  /** True where only those find it who know its address. */
  unlisted?: boolean;
  /** True where no visitor has to leave quickly. */
  isHarmless?: boolean;
};

const known = new WeakMap<Contents, ReadonlyMap<string, SitePage>>();

/** The register of all pages that a visitor may open, by their addresses and in reading order. */
export function pagesOf(contents: Contents): ReadonlyMap<string, SitePage> {
  const first = contents.first ?? contents;
  const pages = known.get(first) ?? readPages(first);
  known.set(first, pages);
  return pages;
}

/** The page at an address; throws a RangeError where there is none. */
export function sitePage(contents: Contents, address: string): SitePage {
  const page = pagesOf(contents).get(address);
  if (!page) throw new RangeError(`No page is at ${address}.`);
  return page;
}

function readPages(contents: Contents) {
  const { lesos, swahiliPages } = contents;
  const designed = designedPageList.flatMap((page) =>
    languagesOf(contents).flatMap((own) => designedPageOf(own, page) ?? []),
  );
  const pages = new Map<string, SitePage>();
  const add = (page: SitePage) => void pages.set(page.address, onItsCloth(contents, page));
  designed.filter(({ address }) => contents.designed.has(address)).forEach(add);
  const blog = pages.get(designedPages.blog.address);
  if (blog) postLists(contents).forEach((list) => furtherPages(contents, list, blog).forEach(add));
  for (const post of postsByDate(contents)) add(postPageOf(contents, post));
  for (const proverb of lesos) add(proverbPageOf(contents, proverb));
  for (const page of prosePagesOf(contents))
    add({ ...page, seed: page.address.slice(1), heading: page.title, changed: page.updated });
  for (const { id, ...page } of swahiliPages) {
    const { seed, leso, jina, image, unlisted, article } = pages.get(
      originalAddress(id),
    ) as SitePage;
    const address = folders.swahiliPages.address(id);
    const description = page.description ?? page.excerpt ?? "";
    const own = { ...page, description, heading: page.title, address };
    add({ seed, leso, jina, image, unlisted, article, ...own });
  }
  return pages;
}

/** The pages of nothing but prose, each with its address and the folder of its file. */
export function prosePagesOf(contents: Contents) {
  return kinds
    .filter(({ isProse }) => isProse)
    .flatMap(({ name: kind, path: folder }) =>
      contents[kind as "prosePages"].map((page) => {
        return { ...page, folder, address: addressOf({ kind, id: page.id }) };
      }),
    );
}

// In a language after the first it is where its file holds those words too.
function designedPageOf(
  contents: Contents,
  { name, address, swahili, isHarmless }: (typeof designedPageList)[number],
): SitePage | undefined {
  const words = contents[name];
  if (!words || (contents.first && !swahili)) return undefined;
  const seed = address.slice(1) || "home";
  const page = { seed, heading: words.title, ...words };
  return contents.first && swahili
    ? { ...page, address: swahili, isHarmless: false }
    : { ...page, address, isHarmless };
}

// Every page of every list wears the cloth of the blog and is shared with its picture.
function furtherPages({ blog: words }: Contents, list: PostList, blog: SitePage): SitePage[] {
  const { title, pageTitle, description } = list.category === undefined ? words : words.categories;
  const pages = postListAddresses(list).map((address, at) => {
    const values = { page: at + 1, category: list.category ?? "" };
    const own = { title: withValues(at === 0 ? title : pageTitle, values), address };
    return { ...blog, ...own, description: withValues(description, values) };
  });
  return pages.filter(({ address }) => address !== blog.address);
}

function postPageOf(contents: Contents, post: Contents["posts"][number]): SitePage {
  const { id, title, excerpt: description, image, author, date, updated } = post;
  return {
    ...clothOfPost(contents, post),
    title,
    heading: title,
    description,
    image,
    article: { author, date, updated },
    address: folders.posts.address(id),
    changed: updated ?? date,
  };
}

function proverbPageOf({ lesoPage }: Contents, proverb: Contents["lesos"][number]): SitePage {
  const { id, text, meaning } = proverb;
  return {
    ...clothOfProverb(proverb),
    title: text,
    heading: text,
    description: withValues(lesoPage.proverbDescription, { meaning }),
    jina: proverb,
    address: lists.lesos.address(id),
    isHarmless: lists.lesos.isHarmless,
  };
}

/** What stands on a cloth with a saying: on the one of the proverb, if the saying is one that has a cloth. */
export function onItsCloth<Words extends { jina?: Jina }>(contents: Contents, words: Words): Words {
  const proverb = proverbOf(contents, words.jina);
  return proverb ? { ...words, ...clothOfProverb(proverb) } : words;
}

/** The proverb that a saying is, if it has a cloth. */
export function proverbOf({ lesos }: Contents, jina?: Jina) {
  return lesos.find(({ text }) => text === jina?.text);
}

/** The cloth of a post, in the colour of its category where it has none of its own. */
export function clothOfPost(
  { categories }: Contents,
  { id, category, leso }: Contents["posts"][number],
) {
  const color = categories.find((one) => one.id === category)?.color;
  return { seed: `blog-${id}`, leso: color ? { color, ...leso } : leso };
}

/** The cloth of a proverb. */
export function clothOfProverb({ id, leso }: Pick<Contents["lesos"][number], "id" | "leso">) {
  return { seed: `leso-${id}`, leso };
}
