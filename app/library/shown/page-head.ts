import { pageAddresses } from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
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
  kind: "website" | "article";
};

/** What names the page at an address; throws a RangeError where there is none. */
export function pageHead(contents: Contents, address: string): PageHead {
  const designed = Object.entries(pageAddresses).find(([, one]) => one === address)?.[0];
  if (designed) {
    const page = contents[designed as keyof typeof pageAddresses];
    return { seed: address.slice(1) || "home", ...page, kind: "website" };
  }
  if (address.startsWith("/blog/page/")) return pageHead(contents, "/blog");
  const id = address.slice(address.lastIndexOf("/") + 1);
  if (address.startsWith("/blog/")) {
    const post = contents.posts.find((one) => one.id === id);
    if (!post) throw new RangeError(`No post is at ${address}.`);
    const { title, excerpt, leso } = post;
    return {
      seed: postSeed(id),
      title,
      heading: title,
      description: excerpt,
      leso,
      kind: "article",
    };
  }
  const page = contents.prosePages.find((one) => one.id === id);
  if (!page) throw new RangeError(`No page is at ${address}.`);
  return { seed: id, ...page, heading: page.title, kind: "website" };
}

/** The name from which the cloth of a post is made. */
export function postSeed(id: string) {
  return `blog-${id}`;
}
