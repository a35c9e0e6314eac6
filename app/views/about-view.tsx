import type { ComponentProps } from "react";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { FigureNotes } from "#app/components/figure-notes.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { FigureList } from "#app/islands/figure-list.tsx";
import { Island } from "#app/islands/island.tsx";
import type { FigureNotes as Notes, ShownFigure } from "#app/library/shown/shown-figures.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import { Team } from "#app/views/about/team.tsx";
import { Timeline } from "#app/views/about/timeline.tsx";

type Statement = { heading: string; text: string };

/** What the about page needs to be drawn. */
export type Props = {
  hero: ShownHero;
  mission: Statement;
  vision: Statement;
  impact: Statement & { figures: ShownFigure[] };
  values: { heading: string; lead?: string; list: { name: string; text: string }[] };
  team: ComponentProps<typeof Team>;
  timeline: ComponentProps<typeof Timeline>;
  closing: ComponentProps<typeof CallToAction>;
  notes?: Notes;
};

/** The about page: what we are for, what we hold to, who we are, how we came here. */
export function AboutView({ hero, mission, vision, impact, values, ...rest }: Props) {
  return (
    <>
      <PageHero {...hero} />
      <PageSection>
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          <Aim {...mission} />
          <Aim {...vision} />
        </div>
        <div className="mt-16 border-t border-line pt-12">
          <SectionHeading heading={impact.heading} lead={impact.text} />
          <Island
            name="figure-list"
            wake="mouse"
            component={FigureList}
            settings={{ figures: impact.figures, look: "row" }}
          />
        </div>
      </PageSection>
      <PageSection tone="shell">
        <SectionHeading heading={values.heading} lead={values.lead} />
        <dl className="grid gap-x-16 md:grid-cols-2">
          {values.list.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-6">
              <dt className="font-display text-section">{name}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <Timeline {...rest.timeline} />
      <Team {...rest.team} />
      <CallToAction {...rest.closing} />
      {rest.notes ? <FigureNotes {...rest.notes} /> : null}
    </>
  );
}

function Aim({ heading, text }: Statement) {
  return (
    <div>
      <h2 className="text-section">{heading}</h2>
      <p className="mt-4 text-lead">{text}</p>
    </div>
  );
}
