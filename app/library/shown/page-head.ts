import { postAddress, swahiliAddress } from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
import { designedPageAt, designedPages } from "#app/library/designed-pages.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { withValues } from "#app/library/fill-text.ts";
import { postListPageAt, type PostListPage } from "#app/library/posts/post-lists.ts";
import { postYearAt, type PostYear } from "#app/library/posts/post-years.ts";
import type { Jina } from "#app/model/fields/jina.ts";
import type { Leso } from "#app/model/fields/leso.ts";

/** What names a page: for machines, on its cloth and in its share picture. */
export type PageHead = {
  /** The name from which the page's cloth is made. */
  seed: string;
  title: string;
  description: string;
  heading: string;
  jina?: Jina;
  leso?: Leso;
  /** The photograph of a post. */
  image?: { src: string };
  kind: "website" | "article";
};

/** What names the page at an address; throws a RangeError where there is none. */
export function pageHead(contents: Contents, address: string): PageHead {
  const designed = designedPageAt(address);
  if (designed) {
    const page = contents[designed.name];
    const heading = "heading" in page ? page.heading : page.title;
    return { seed: address.slice(1) || "home", ...page, heading, kind: "website" };
  }
  const listPage = postListPageAt(contents, address);
  if (listPage) return listPageHead(contents, listPage);
  const year = postYearAt(contents, address);
  if (year) return yearHead(contents, year);
  const id = address.slice(address.lastIndexOf("/") + 1);
  if (address === postAddress(id)) {
    const post = entryWithId(contents.posts, id);
    if (!post) throw new RangeError(`No post is at ${address}.`);
    const { title, excerpt, leso, image } = post;
    return {
      seed: postSeed(id),
      title,
      heading: title,
      description: excerpt,
      leso,
      image,
      kind: "article",
    };
  }
  const swahili = contents.swahiliPages.find((one) => swahiliAddress(one.id) === address);
  if (swahili) {
    const { leso } = contents[swahili.id as "home"];
    return { seed: swahili.id, leso, ...swahili, heading: swahili.title, kind: "website" };
  }
  const page = address === `/${id}` ? entryWithId(contents.prosePages, id) : undefined;
  if (!page) throw new RangeError(`No page is at ${address}.`);
  return { seed: id, ...page, heading: page.title, kind: "website" };
}

// Every page of every list wears the cloth of the blog and is shared with its picture.
function listPageHead(contents: Contents, { list, page }: PostListPage): PageHead {
  const { blog } = contents;
  const head = pageHead(contents, designedPages.blog.address);
  const { category } = list;
  const values = { page, ...(category !== undefined && { category }) };
  const words = category === undefined ? blog : blog.categories;
  return {
    ...head,
    title: withValues(page === 1 ? words.title : words.pageTitle, values),
    description: withValues(words.description, values),
  };
}

function yearHead(contents: Contents, { year }: PostYear): PageHead {
  const { title, description } = contents.blog.years;
  return {
    ...pageHead(contents, designedPages.blog.address),
    title: withValues(title, { year }),
    description: withValues(description, { year }),
  };
}

/** The name from which the cloth of a post is made. */
export function postSeed(id: string) {
  return `blog-${id}`;
}
