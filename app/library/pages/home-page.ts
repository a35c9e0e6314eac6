import { withinSite } from "#app/library/base-path.ts";
import { postAddress } from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
import { designedPages } from "#app/library/designed-pages.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { withValues } from "#app/library/fill-text.ts";
import { fundShares } from "#app/library/shown/fund-shares.ts";
import { sampleMark } from "#app/library/shown/sample-mark.ts";
import { shownClosing } from "#app/library/shown/shown-closing.ts";
import {
  shownCircle,
  shownCloth,
  shownPanel,
  shownPortrait,
} from "#app/library/shown/shown-cloth.ts";
import { shownDate } from "#app/library/shown/shown-date.ts";
import { shownEvents } from "#app/library/shown/shown-events.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";
import { pictureSizes, shownPicture } from "#app/library/shown/shown-picture.ts";
import { newsShown } from "#app/model/entries/news-item.ts";

/** What the home page says. */
export function homePage(contents: Contents) {
  const { words, hero, page: home } = designedPage(contents, "home");
  const summaryFigures = home.programs.summaries.map(({ figure }) => figure);
  return {
    words,
    view: {
      hero: { ...hero, circle: shownCircle("home", home.leso) },
      shares: fundShares(contents),
      primary: home.primary,
      secondary: home.secondary,
      money: home.money,
      figures: shownFigures(contents, home.figures),
      programs: {
        ...home.programs,
        summaries: home.programs.summaries.map(({ program, title, text, figure }) => ({
          title,
          href: withinSite(programAddress(contents, program)),
          text,
          figure: shownFigures(contents, [figure]),
          cloth: shownCloth(`summary-${program}`, entryWithId(contents.programs, program)?.leso),
        })),
      },
      gallery: {
        ...home.gallery,
        images: contents.gallery.map(({ id, caption, alt, leso, image }) => ({
          id,
          caption,
          alt,
          picture: image && shownPicture(contents, image, pictureSizes.card),
          cloth: shownPanel(`gallery-${id}`, leso),
        })),
      },
      testimonials: {
        ...home.testimonials,
        list: contents.testimonials.map((testimonial) => ({
          ...testimonial,
          example: sampleMark(contents, testimonial),
          ratingText: withValues(contents.interface.rating, { rating: testimonial.rating }),
          portrait: shownPortrait(`testimonial-${testimonial.id}`, testimonial.leso),
        })),
      },
      events:
        contents.events.length > 0 ? { ...home.events, list: shownEvents(contents) } : undefined,
      news: { ...home.news, items: latestNews(contents) },
      closing: shownClosing("home", home.closing, hero.cloth.color),
      notes: figureNotes(contents, [...home.figures, ...summaryFigures]),
    },
  };
}

function latestNews(contents: Contents) {
  return [...contents.news]
    .filter(({ post }) => entryWithId(contents.posts, post))
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, newsShown)
    .map(({ id, title, excerpt, category, date, post }) => ({
      id,
      title,
      excerpt,
      category,
      date: shownDate(date, contents.site.language),
      href: withinSite(postAddress(post)),
    }));
}

// A program that is not public yet has no place on its page.
function programAddress({ programs }: Contents, id: string) {
  const { address } = designedPages.programsPage;
  return programs.some((program) => program.id === id) ? `${address}#${id}` : address;
}
