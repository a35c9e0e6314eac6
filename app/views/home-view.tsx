import type { ComponentProps } from "react";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { FigureNotes } from "#app/components/figure-notes.tsx";
import type { FigureNotes as Notes, ShownFigure } from "#app/library/shown/shown-figures.ts";
import { ComingEvents } from "#app/views/home/coming-events.tsx";
import { Gallery } from "#app/views/home/gallery.tsx";
import { HomeHero } from "#app/views/home/home-hero.tsx";
import { LatestNews } from "#app/views/home/latest-news.tsx";
import { ProgramSummaries } from "#app/views/home/program-summaries.tsx";
import { Testimonials } from "#app/views/home/testimonials.tsx";

/** The props of the home page. */
export type Props = ComponentProps<typeof HomeHero> & {
  figures: ShownFigure[];
  programs: ComponentProps<typeof ProgramSummaries>;
  gallery: ComponentProps<typeof Gallery>;
  testimonials: ComponentProps<typeof Testimonials>;
  events?: ComponentProps<typeof ComingEvents>;
  news: ComponentProps<typeof LatestNews>;
  closing: ComponentProps<typeof CallToAction>;
  notes?: Notes;
};

/** The home page: what we do, what it achieves, and how to join in. */
export function HomeView(props: Props) {
  return (
    <>
      <HomeHero {...props} />
      <ProgramSummaries {...props.programs} />
      {props.gallery.images.length > 0 ? <Gallery {...props.gallery} /> : null}
      {props.testimonials.list.length > 0 ? <Testimonials {...props.testimonials} /> : null}
      {props.events ? <ComingEvents {...props.events} /> : null}
      {props.news.items.length > 0 ? <LatestNews {...props.news} /> : null}
      <CallToAction {...props.closing} />
      {props.notes ? <FigureNotes {...props.notes} /> : null}
    </>
  );
}
