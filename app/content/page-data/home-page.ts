import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { withValues } from "#app/content/fill-text.ts";
import { folders } from "#app/content/kinds.ts";
import {
  figureNotes,
  figuresOf,
  figuresWithSource,
  statOf,
} from "#app/content/parts/figures-of.ts";
import { markedOnce } from "#app/content/parts/marked-once.ts";
import { clothOfPost } from "#app/content/parts/pages.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { newsShown } from "#app/model/entries/news-item.ts";

/** What the home page says at its English or Swahili address. */
export function homePage(all: Contents, address: string = designedPages.home.address) {
  const contents = contentsAt(all, address);
  const { home } = contents;
  const { figures = [], money } = home;
  const { fundUse } = contents.donate ?? {};
  const events = contents.events.toSorted((one, other) => one.date.localeCompare(other.date));
  const { summaries } = home.programs;
  return pageAt(contents, address, {
    primary: home.primary,
    secondary: home.secondary,
    use: money && { money, shares: fundUse?.shares.map((id) => statOf(contents, id)) },
    ...figuresWithSource(contents, figures),
    programs: {
      ...home.programs,
      summaries: summaries.map(({ figure, ...summary }) => ({
        ...summary,
        ...programOf(contents, summary.program),
        figures: figuresOf(contents, figure ? [figure] : []),
      })),
    },
    gallery: {
      ...home.gallery,
      ...markedOnce(
        contents.gallery.map((one) => ({
          ...one,
          picture: one.image && pictureOf(contents, one.image, "card"),
        })),
      ),
    },
    testimonials: {
      ...home.testimonials,
      ...markedOnce(
        contents.testimonials.map((one) => ({
          ...one,
          ratingText: withValues(contents.interface.rating, { rating: one.rating }),
        })),
      ),
    },
    events: { ...home.events, ...markedOnce(events) },
    news: { ...home.news, ...markedOnce(latestNews(contents)) },
    closing: home.closing,
    notes: figureNotes(contents, [...figures, ...summaries.flatMap(({ figure }) => figure ?? [])]),
  });
}

/** The props of the home page. */
export type HomePage = ReturnType<typeof homePage>["props"];

function latestNews(contents: Contents) {
  const { news, posts } = contents;
  const items = news.flatMap((item) => {
    const post = posts.find(({ id }) => id === item.post);
    if (!post) return [];
    const picture = post.image && pictureOf(contents, post.image, "card");
    const href = withinSite(folders.posts.address(post.id));
    return {
      date: post.date,
      title: post.title,
      ...item,
      ...clothOfPost(contents, post),
      picture,
      href,
    };
  });
  return items.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, newsShown);
}

// A program that is not public yet has no place on its page.
function programOf({ designed, programs }: Contents, id: string) {
  const { address } = designedPages.programsPage;
  const program = programs.find((one) => one.id === id);
  const href = withinSite(program ? `${address}#${id}` : address);
  return { href: designed.has(address) ? href : undefined, leso: program?.leso };
}
