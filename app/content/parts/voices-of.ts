import type { Contents } from "#app/content/contents.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { withValues } from "#app/content/fill-text.ts";
import { hiddenParts, withoutHidden } from "#app/content/public-days.ts";

/** The testimonials of a page, or those without a page for the home page. */
export function voicesOf({ testimonials, interface: words }: Contents, page?: string) {
  return testimonials
    .filter((voice) => voice.page === page)
    .map(({ rating, ...voice }) => {
      const ratingText = rating ? withValues(words.rating, { rating }) : undefined;
      return { ...voice, rating, ratingText };
    });
}

/** True for an entry of a kind below the heading of its section; a testimonial with page: is on that page, without a heading. */
export function isInSection(entry: Entry, kind: string) {
  return entry.kind === kind && (kind !== "testimonials" || valueOf(entry, "page") === undefined);
}

/** An entry of a kind in a section, unless site.yaml hides one of the two. */
export function entryInSection(entries: Entry[], section: string, kind: string) {
  if (hiddenParts(entries).includes(section)) return undefined;
  return withoutHidden(entries).find((entry) => !entry.isLayer && isInSection(entry, kind));
}

/** A testimonial with its rating in words. */
export type Speaker = ReturnType<typeof voicesOf>[number];
