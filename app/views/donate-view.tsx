import type { ComponentProps } from "react";
import { FigureNotes } from "#app/components/figure-notes.tsx";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Figures } from "#app/components/figures.tsx";
import type { FigureNotes as Notes, ShownFigure } from "#app/library/shown/shown-figures.ts";
import type { ShownClosing } from "#app/library/shown/shown-closing.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import { FundUse } from "#app/views/donate/fund-use.tsx";
import { Giving } from "#app/views/donate/giving.tsx";
import { OtherWays } from "#app/views/donate/other-ways.tsx";
import { Pledges } from "#app/views/donate/pledges.tsx";

/** The props of the donate page. */
export type Props = {
  hero: ShownHero;
  giving: ComponentProps<typeof Giving> & { privacy: string };
  impact: { heading: string; lead?: string; figures: ShownFigure[] };
  fundUse: ComponentProps<typeof FundUse>;
  pledges: ComponentProps<typeof Pledges>;
  otherWays: ComponentProps<typeof OtherWays>;
  closing: ShownClosing;
  notes?: Notes;
};

/** The donate page: the ways to give first, then the proof. */
export function DonateView(props: Props) {
  const { hero, giving, impact, fundUse, pledges, otherWays, closing, notes } = props;
  return (
    <>
      <PageHero {...hero} isAsking isUrgent>
        {giving.isReal ? (
          <p className="mt-8">
            <a className="button button-large" href={giving.addresses.page}>
              {giving.open}
            </a>
          </p>
        ) : null}
        <p className="mt-4 max-w-measure text-small">{giving.privacy}</p>
      </PageHero>
      <Giving {...giving} />
      <PageSection tone="shell">
        <SectionHeading heading={impact.heading} lead={impact.lead} />
        <Figures figures={impact.figures} look="row" />
      </PageSection>
      <FundUse {...fundUse} />
      <OtherWays {...otherWays} />
      {pledges.list.length > 0 ? <Pledges {...pledges} /> : null}
      <CallToAction {...closing} />
      {notes ? <FigureNotes {...notes} /> : null}
    </>
  );
}
