import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { FriezeHero } from "#app/components/cloth/heroes.tsx";
import { Example } from "#app/components/example.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Voices } from "#app/components/voice.tsx";
import { VolunteerForm } from "#app/islands/forms/volunteer-form.tsx";
import { colorsInOrder } from "#app/leso/palette.ts";
import type { GetInvolvedPage } from "#app/routes/get-involved.tsx";

/** The get-involved page: what volunteers do, the application form, what happens next, partners. */
export function GetInvolvedView({ hero, opportunities, form, ...rest }: GetInvolvedPage) {
  return (
    <>
      <FriezeHero {...hero} band={<Frieze {...hero} look="crowd" />}>
        <p className="mt-8 flex flex-wrap gap-3">
          <LinkTo to={rest.apply} className="button button-large" />{" "}
          <LinkTo to={rest.partner} className="button button-large button-outline" />
        </p>
      </FriezeHero>
      <div className="bg-shell">
        <div className="mx-auto max-w-page px-5 py-10 md:py-14">
          <Figures figures={rest.figures} look="row" source={rest.source} />
        </div>
      </div>
      {rest.apart.map((part) => (
        <Opportunities key={part.heading} {...part} />
      ))}
      {opportunities ? <Opportunities {...opportunities} /> : null}
      <PageSection id="apply" look="shell">
        <div className="grid gap-x-16 gap-y-10 lg:split-1/2">
          <div className="lg:sticky lg:top-32 lg:self-start">
            <h2 className="text-section">{form.words.heading}</h2>
            <p className="mt-4 text-lead text-muted">{form.words.lead}</p>
            <LinkTo to={rest.help} className="line-link mt-2" />
          </div>
          <VolunteerForm {...form} />
        </div>
      </PageSection>
      <Benefits {...rest.benefits} />
      {rest.steps ? <Steps {...rest.steps} /> : null}
      <Voices voices={rest.voices} />
      {/* Links lead here also when site.yaml hides the list. */}
      <div id="partnerships">
        {rest.partnerships.list.length > 0 ? <Partnerships {...rest.partnerships} /> : null}
      </div>
      <div id="partners">
        {rest.partners.list.length > 0 ? <Partners {...rest.partners} /> : null}
      </div>
    </>
  );
}

type OpportunitiesProps = NonNullable<GetInvolvedPage["opportunities"]>;

// The ways to volunteer or to work with us, with the requirements of each.
function Opportunities({ safeguarding, whoCan, list, ...rest }: OpportunitiesProps) {
  return (
    <PageSection heading={rest.heading} lead={rest.lead} sample={rest.sample}>
      <p className="mb-10 max-w-measure border-l-8 border-marigold pl-4 font-bold">
        {safeguarding} {whoCan}
      </p>
      <ul>
        {list.map(({ id, title, description, commitment, location, skills, link, sample }) => (
          <li key={id} className="grid gap-x-16 gap-y-4 border-t border-line py-8 md:split-3/2">
            <div>
              <h3 className="text-title">
                {title} <Example sample={sample} />
              </h3>
              <p className="mt-2 max-w-measure">{description}</p>
              <LinkTo to={link} className="line-link mt-2" />
            </div>
            <dl className="grid content-start gap-2">
              <OpportunityFact name={rest.commitmentLabel} text={commitment} />
              <OpportunityFact name={rest.locationLabel} text={location} />
              <div className="flex flex-wrap gap-x-2">
                <dt className="font-bold">{rest.skillsLabel}:</dt>
                {skills.map((skill) => (
                  <dd key={skill} className="listed">
                    {skill}
                  </dd>
                ))}
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function OpportunityFact({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-bold">{name}:</dt>
      <dd>{text}</dd>
    </div>
  );
}

// What a volunteer gains.
function Benefits({ list, ...section }: GetInvolvedPage["benefits"]) {
  return (
    <PageSection {...section}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-marigold pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

// What happens after an application, in order.
function Steps({ list, ...section }: NonNullable<GetInvolvedPage["steps"]>) {
  return (
    <PageSection id="steps" look="shell" {...section}>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-marigold font-display leading-none text-cloth-ink"
            >
              {index + 1}
            </span>
            <h3 className="text-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

type PartnershipsProps = GetInvolvedPage["partnerships"];

// The kinds of partnership: what each is and brings.
function Partnerships({ heading, lead, learn, list, ...rest }: PartnershipsProps) {
  return (
    <PageSection heading={heading} lead={lead} sample={rest.sample}>
      <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {list.map(({ id, type, description, benefits, sample }, index) => (
          <li key={id}>
            <Cloth
              seed={`partnership-${id}`}
              leso={{ color: colorsInOrder[index % colorsInOrder.length] }}
              part="border"
              className="h-8"
            />
            <h3 className="mt-5 text-title">
              {type} <Example sample={sample} />
            </h3>
            <p className="mt-2">{description}</p>
            <p className="mt-4 font-bold">{rest.benefitsLabel}</p>
            <ul className="mt-2 list-square pl-5 marker:text-mark">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <LinkTo to={learn} className="button mt-12" />
    </PageSection>
  );
}

// The partners' logos in a row; in dark mode each is light and has one colour.
function Partners({ list, ...section }: GetInvolvedPage["partners"]) {
  return (
    <PageSection {...section}>
      <ul className="flex flex-wrap items-center gap-x-12 gap-y-8">
        {list.map(({ id, href, picture, sample }) => {
          const logo = (
            <Picture
              {...picture}
              className="h-16 w-40 object-contain mix-blend-multiply dark:mix-blend-screen dark:one-color"
            />
          );
          return (
            <li key={id}>
              {href ? <a href={href}>{logo}</a> : logo} <Example sample={sample} />
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
