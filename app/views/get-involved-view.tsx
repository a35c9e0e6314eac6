import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { SideHero } from "#app/components/cloth/side-hero.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Voices } from "#app/components/voice.tsx";
import { VolunteerForm } from "#app/islands/forms/volunteer-form.tsx";
import { Island } from "#app/islands/island.tsx";
import type { GetInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { Opportunities } from "#app/views/get-involved/opportunities.tsx";
import { Partners } from "#app/views/get-involved/partners.tsx";
import { Partnerships } from "#app/views/get-involved/partnerships.tsx";
import { Benefits, Steps, StepsInShort } from "#app/views/get-involved/benefits-and-steps.tsx";

/** The get-involved page: what volunteers do, the application form, what happens next, partners. */
export function GetInvolvedView({ hero, opportunities, form, ...rest }: GetInvolvedPage) {
  return (
    <>
      <SideHero {...hero} sides="right">
        <p className="mt-8 flex flex-wrap gap-4">
          <LinkTo to={rest.apply} className="button button-large" />{" "}
          <LinkTo to={rest.partner} className="button button-large button-outline" />
        </p>
      </SideHero>
      <div className="bg-shell">
        <div className="mx-auto max-w-page px-5 py-10 md:py-14">
          <Figures figures={rest.figures} look="row" source={rest.source} />
        </div>
      </div>
      {rest.apart.map((part) => (
        <Opportunities key={part.heading} {...part} />
      ))}
      {opportunities.list.length > 0 ? <Opportunities {...opportunities} /> : null}
      <PageSection id="apply" tone="shell">
        <div className="grid gap-x-16 gap-y-10 lg:split-1/2">
          <div>
            <h2 className="text-section">{form.words.heading}</h2>
            <p className="mt-4 text-lead text-muted">{form.words.lead}</p>
            <LinkTo to={rest.help} className="line-link mt-2" />
            {rest.steps ? <StepsInShort {...rest.steps} /> : null}
          </div>
          <Island name="volunteer-form" component={VolunteerForm} settings={form} />
        </div>
      </PageSection>
      <Benefits {...rest.benefits} />
      {rest.steps ? <Steps {...rest.steps} /> : null}
      <Voices voices={rest.voices} />
      {rest.partnerships.list.length > 0 ? <Partnerships {...rest.partnerships} /> : null}
      {rest.partners.list.length > 0 ? <Partners {...rest.partners} /> : null}
    </>
  );
}
