import type { ComponentProps } from "react";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { FigureNotes } from "#app/components/figure-notes.tsx";
import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Figures } from "#app/components/figures.tsx";
import type { FigureNotes as Notes, ShownFigure } from "#app/library/shown/shown-figures.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import { Team } from "#app/views/about/team.tsx";
import { Timeline } from "#app/views/about/timeline.tsx";
import { Values } from "#app/views/about/values.tsx";

type Statement = { heading: string; text: string };

/** The props of the about page. */
export type Props = {
  hero: ShownHero;
  mission: Statement;
  vision: Statement;
  impact: Statement & { figures: ShownFigure[] };
  values: ComponentProps<typeof Values>;
  team: ComponentProps<typeof Team>;
  timeline: ComponentProps<typeof Timeline>;
  closing: ComponentProps<typeof CallToAction>;
  notes?: Notes;
};

/** The about page: our mission, our values, our history and our team. */
export function AboutView({ hero, mission, vision, impact, values, ...rest }: Props) {
  return (
    <>
      <PageHero {...hero} field="across" />
      <PageSection>
        <Aim {...mission} look="font-display text-quote font-bold" />
        <Aim {...vision} look="max-w-measure text-lead" />
      </PageSection>
      <PageSection tone="shell">
        <SectionHeading heading={impact.heading} lead={impact.text} />
        <Figures figures={impact.figures} look="row" />
      </PageSection>
      <Values {...values} />
      {rest.timeline.milestones.length > 0 ? <Timeline {...rest.timeline} /> : null}
      {rest.team.members.length > 0 ? <Team {...rest.team} /> : null}
      <CallToAction {...rest.closing} />
      {rest.notes ? <FigureNotes {...rest.notes} /> : null}
    </>
  );
}

function Aim({ heading, text, look }: Statement & { look: string }) {
  return (
    <div className="grid gap-x-12 gap-y-3 not-first:mt-12 md:split-1-3 md:not-first:mt-20">
      <h2 className="text-title md:pt-1">{heading}</h2>
      <p className={look}>{text}</p>
    </div>
  );
}
