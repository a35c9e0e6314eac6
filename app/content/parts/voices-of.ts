import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";

/** The people who speak on a page, or on the home page where none is named. */
export function voicesOf({ testimonials, interface: words }: Contents, page?: string) {
  return testimonials
    .filter((one) => one.page === page)
    .map(({ rating, ...one }) => {
      const ratingText = rating ? withValues(words.rating, { rating }) : undefined;
      return { ...one, rating, ratingText };
    });
}

/** Somebody who speaks. */
export type Speaker = ReturnType<typeof voicesOf>[number];
