import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";
import { ComingEvents } from "#app/views/home/coming-events.tsx";
import { Gallery } from "#app/views/home/gallery.tsx";
import { HomeHero } from "#app/views/home/home-hero.tsx";
import { LatestNews } from "#app/views/home/latest-news.tsx";
import { ProgramSummaries } from "#app/views/home/program-summaries.tsx";
import { Testimonials } from "#app/views/home/testimonials.tsx";

// A talk in the shade of a tree, which is how our work with communities begins.
const talk = { motif: "shade", color: "lake" } as const;

/** The home page: what we do, what it achieves, and how to join in. */
export function HomeView(props: HomePage) {
  const { programs, gallery, testimonials, events, news } = props;
  return (
    <>
      <HomeHero {...props} />
      {programs.summaries.length > 0 ? <ProgramSummaries {...programs} /> : null}
      {gallery.list.length > 0 ? <Gallery {...gallery} /> : null}
      {testimonials.list.length > 0 ? <Testimonials {...testimonials} /> : null}
      <Frieze seed="talk" leso={talk} runs="scene" />
      <div id="events">{events.list.length > 0 ? <ComingEvents {...events} /> : null}</div>
      {news.list.length > 0 ? <LatestNews {...news} /> : null}
      <CallToAction {...props.closing} hero={props.hero} field="across" />
    </>
  );
}
