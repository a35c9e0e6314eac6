import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { figuresOf, figuresWithSource, statOf } from "#app/content/parts/figures-of.ts";
import { timeInWords } from "#app/content/parts/hours-in-words.ts";
import { sectionOf } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { categoryName } from "#app/content/parts/pages.ts";
import { pictureOf, spacesOfKinds } from "#app/content/parts/picture-of.ts";
import { postSummary } from "#app/content/parts/post-summary.ts";
import { voicesOf } from "#app/content/parts/voices-of.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { HomeView } from "#app/views/home-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, homePage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Home() {
  const { props } = useLoaderData<typeof loader>();
  return <HomeView {...props} />;
}

/** The data of the home page. */
export function homePage(contents: Contents, address: string = designedPages.home.address) {
  const { home } = contents;
  const { figures = [], money } = home;
  const { fundUse } = contents.donate ?? {};
  // As many as {{count:programs}} says: those of the first language only if no program is translated.
  const { programs } = contents.programs.length > 0 ? contents : (contents.first ?? contents);
  // A program is not announced before its day.
  const summaries = home.programs.summaries.filter((summary) =>
    programs.some(({ id }) => id === summary.program),
  );
  return pageAt(contents, address, {
    primary: home.primary,
    secondary: home.secondary,
    use: money ? { money, shares: fundUse?.shares.map((id) => statOf(contents, id)) } : undefined,
    ...figuresWithSource(contents, figures),
    programs: {
      ...home.programs,
      summaries: summaries.map(({ figure, ...summary }) => ({
        ...summary,
        ...programOf(contents, summary.program),
        figures: figuresOf(contents, figure ? [figure] : []),
      })),
    },
    gallery: sectionOf(
      home.gallery,
      contents.gallery.map((scene) => ({
        ...scene,
        picture: scene.image && pictureOf(contents, scene.image, spacesOfKinds.gallery),
      })),
    ),
    testimonials: sectionOf(home.testimonials, voicesOf(contents)),
    events: sectionOf(home.events, comingEvents(contents)),
    news: sectionOf(home.news, latestNews(contents)),
    closing: home.closing,
  });
}

/** The props of the home page. */
export type HomePage = ReturnType<typeof homePage>["props"];

// The next event first.
function comingEvents({ events, language, interface: words }: Contents) {
  return events
    .toSorted((a, b) => beginningOf(a).localeCompare(beginningOf(b)))
    .map(({ opens, closes, eachDay, ...event }) => ({
      ...event,
      time: timeInWords({ opens, closes, eachDay }, language, words.clock),
    }));
}

// An event without a time may last all day, so it comes before the others of its day.
function beginningOf({ date, opens = "" }: Contents["events"][number]) {
  return date + opens;
}

const newsShown = 3;

// Only the newest posts; the blog lists the rest.
function latestNews(contents: Contents) {
  if (contents.site.hide?.includes("news")) return [];
  return contents.postLists[0].posts.slice(0, newsShown).map((post) => ({
    ...postSummary(contents, post),
    category: post.news ?? categoryName(contents, post.category),
    picture: post.image && pictureOf(contents, post.image, "card"),
  }));
}

// The page of programs has no place for one that is not translated.
function programOf(contents: Contents, id: string) {
  const { address } = designedPages.programsPage;
  const program = contents.programs.find((program) => program.id === id);
  const isThere = (contents.first ?? contents).designed.has(address);
  const href = withinSite(addressIn(contents, address) + (program ? `#${id}` : ""));
  return { href: isThere ? href : undefined, leso: program?.leso };
}
