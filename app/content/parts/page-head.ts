import {
  lesoAddress,
  originalAddress,
  postAddress,
  swahiliAddress,
} from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPageAt, designedPages } from "#app/content/designed-pages.ts";
import { withValues } from "#app/content/fill-text.ts";
import { postListPageAt } from "#app/content/parts/post-lists.ts";
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
  image?: { src: string };
  article?: { author: string; date: string; updated?: string };
};

/** What names the page at an address, on the cloth of its proverb; throws a RangeError where there is none. */
export function pageHead(contents: Contents, address: string): PageHead {
  const head = wordsAt(contents, address);
  const proverb = proverbOf(contents, head.jina);
  return proverb ? { ...head, ...clothOfProverb(proverb) } : head;
}

/** The proverb that a saying is. */
export function proverbOf({ lesos }: Contents, jina?: Jina) {
  return lesos.find(({ text }) => text === jina?.text);
}

function wordsAt(contents: Contents, address: string): PageHead {
  const { blog, posts, prosePages, swahiliPages } = contents;
  const designed = designedPageAt(address);
  if (designed && contents.designed.has(address)) {
    const page = contents[designed.name];
    const inSwahili = address === designed.swahili && "swahili" in page ? page.swahili : undefined;
    const words = inSwahili && { title: inSwahili.heading, ...inSwahili };
    return { seed: designed.address.slice(1) || "home", heading: page.title, ...page, ...words };
  }
  const listPage = postListPageAt(contents, address);
  if (listPage) {
    const { list, page } = listPage;
    const words = list.category === undefined ? blog : blog.categories;
    const values = { page, category: list.category ?? "" };
    // Every page of every list wears the cloth of the blog and is shared with its picture.
    return {
      ...pageHead(contents, designedPages.blog.address),
      title: withValues(page === 1 ? words.title : words.pageTitle, values),
      description: withValues(words.description, values),
    };
  }
  const post = posts.find(({ id }) => postAddress(id) === address);
  if (post) {
    const { title, excerpt: description, image, author, date, updated } = post;
    const article = { author, date, updated };
    return { ...clothOfPost(contents, post), title, heading: title, description, image, article };
  }
  const proverb = contents.lesos.find(({ id }) => lesoAddress(id) === address);
  if (proverb) {
    const { text, meaning } = proverb;
    const description = withValues(contents.lesoPage.proverbDescription, { meaning });
    return { ...clothOfProverb(proverb), title: text, heading: text, description, jina: proverb };
  }
  const swahili = swahiliPages.find(({ id }) => swahiliAddress(id) === address);
  if (swahili) {
    const { seed, leso, jina, image } = pageHead(contents, originalAddress(swahili.id));
    return { seed, leso, jina, image, ...swahili, heading: swahili.title };
  }
  const prose = prosePages.find(({ id }) => `/${id}` === address);
  if (!prose) throw new RangeError(`No page is at ${address}.`);
  return { seed: prose.id, ...prose, heading: prose.title };
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
