import { pageAddresses } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { postListPageAt } from "#app/library/posts/post-lists.ts";
import { pageHead } from "#app/library/shown/page-head.ts";

/** A page on the way to another. */
export type TrailStep = { name: string; address: string };

/** The way from the home page to the page of this title at an address, both included. */
export function pageTrail(contents: Contents, address: string, title: string): TrailStep[] {
  const { blog, navigation, site } = contents;
  const home = navigation.header.find(({ href }) => href === withinSite(pageAddresses.home));
  const steps: TrailStep[] = [{ name: home?.label ?? site.name, address: pageAddresses.home }];
  if (address === pageAddresses.home) return steps;
  if (address.startsWith("/blog/")) steps.push({ name: blog.title, address: pageAddresses.blog });
  const place = postListPageAt(contents, address);
  if (!place || place.page === 1) return [...steps, { name: title, address }];
  const { list, page } = place;
  if (list.category !== undefined) {
    steps.push({ name: pageHead(contents, list.address).title, address: list.address });
  }
  // The title of a further page is for machines alone; its position is what readers see.
  return [...steps, { name: withValues(blog.position, { page, pages: list.pages }), address }];
}
