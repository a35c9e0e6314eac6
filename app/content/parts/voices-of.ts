import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";

/** The testimonials of a page, or those without a page for the home page. */
export function voicesOf({ testimonials, interface: words }: Contents, page?: string) {
  return testimonials
    .filter((voice) => voice.page === page)
    .map(({ rating, ...voice }) => {
      const ratingText = rating ? withValues(words.rating, { rating }) : undefined;
      return { ...voice, rating, ratingText };
    });
}

/** A testimonial with its rating in words. */
export type Speaker = ReturnType<typeof voicesOf>[number];
