import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { FriezeHero } from "#app/components/cloth/frieze-hero.tsx";
import { Figures } from "#app/components/figures.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Voices } from "#app/components/voice.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";
import { PressKit, Proof, Register } from "#app/views/about/proof-and-register.tsx";
import { Team } from "#app/views/about/team.tsx";
import { Timeline } from "#app/views/about/timeline.tsx";
import { Values } from "#app/views/about/values.tsx";

/** The about page: mission, values, history and team. */
export function AboutView({ hero, mission, vision, impact, register, values, ...rest }: AboutPage) {
  return (
    <>
      <FriezeHero {...hero} />
      <PageSection>
        <Aim {...mission} look="font-display text-quote font-bold" />
        <Aim {...vision} look="max-w-measure text-lead" />
      </PageSection>
      {(impact ?? register) ? (
        <PageSection tone="shell" heading={impact?.heading} lead={impact?.text}>
          {impact ? <Figures figures={impact.figures} look="row" source={impact.source} /> : null}
          {register ? <Register {...register} /> : null}
        </PageSection>
      ) : null}
      <Values {...values} />
      {rest.team.list.length > 0 ? <Team {...rest.team} /> : null}
      {rest.timeline.milestones.length > 0 ? <Timeline {...rest.timeline} /> : null}
      <Voices voices={rest.voices} />
      <div id="look-up">
        {rest.proof ? <Proof {...rest.proof} /> : null}
        {rest.press ? <PressKit {...rest.press} /> : null}
      </div>
      <CallToAction {...rest.closing} hero={hero} field="beside" />
    </>
  );
}

function Aim({ heading, text, look }: AboutPage["mission"] & { look: string }) {
  return (
    <div className="grid gap-x-12 gap-y-1 not-first:mt-5 md:split-1/3 md:not-first:mt-20">
      <h2 className="text-title md:pt-1">{heading}</h2>
      <p className={look}>{text}</p>
    </div>
  );
}
