import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { withValues } from "#app/content/fill-text.ts";
import { postListPageAt } from "#app/content/parts/post-lists.ts";
import { isSwahili } from "#app/content/parts/translations.ts";
import { pageHead } from "#app/content/parts/page-head.ts";

/** A page on the way to another. */
export type Breadcrumb = { name: string; address: string };

/** The way from the home page to the page of this title at an address, both included. */
export function breadcrumbs(contents: Contents, address: string, title: string): Breadcrumb[] {
  const { blog, navigation, site } = contents;
  const { home } = designedPages;
  // On a page in Swahili its label is no word of the page.
  const links = isSwahili(address) ? [] : navigation.header;
  const homeLink = links.find(({ href }) => href === withinSite(home.address));
  const steps: Breadcrumb[] = [{ name: homeLink?.label ?? site.name, address: home.address }];
  if (address === home.address) return steps;
  if (address.startsWith("/blog/"))
    steps.push({ name: blog.title, address: designedPages.blog.address });
  const place = postListPageAt(contents, address);
  if (!place || place.page === 1) return [...steps, { name: title, address }];
  const { list, page } = place;
  if (list.category !== undefined) {
    steps.push({ name: pageHead(contents, list.address).title, address: list.address });
  }
  // The title of a further page is for machines alone; its position is what readers see.
  return [...steps, { name: withValues(blog.position, { page, pages: list.pages }), address }];
}
