import { groundOf } from "#app/components/cloth/cloth.tsx";
import { HungCloth } from "#app/components/cloth/hung-cloth.tsx";
import { PageHero } from "#app/components/cloth/heroes.tsx";
import { HelplineCard } from "#app/components/helpline-card.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { ContactForm } from "#app/islands/forms/contact-form.tsx";
import type { ContactPage } from "#app/routes/contact.tsx";

/** The contact page: how to reach us, and a form for those who prefer to write. */
export function ContactView({ hero, helplines, details, partners, form }: ContactPage) {
  return (
    <>
      <PageHero {...hero} jina={undefined} />
      <Helplines {...helplines} />
      <PageSection>
        <div className="grid gap-x-16 gap-y-14 lg:split-2/3">
          <div>
            <h2 className="text-section">{details.heading}</h2>
            {details.lead ? <p className="mt-3">{details.lead}</p> : null}
            <dl className="mt-8">
              {details.list.map((detail) => (
                <Detail key={detail.name} {...detail} />
              ))}
            </dl>
            <div id="partners" className="mt-12">
              <h2 className="text-title">{partners.heading}</h2>
              <p className="mt-3 max-w-measure">{partners.text}</p>
              {partners.person ? <p className="mt-3 font-bold">{partners.person}</p> : null}
            </div>
          </div>
          <div id="write" className="print:not-has-data-outcome:hidden">
            <h2 className="text-section">{form.words.heading}</h2>
            {form.words.safety ? (
              <p className="mt-3" data-unless-subject={JSON.stringify(form.words.otherSubjects)}>
                {form.words.safety}
              </p>
            ) : null}
            <p className="mt-3 mb-8">{form.words.lead}</p>
            <ContactForm {...form} />
          </div>
        </div>
      </PageSection>
      {hero.jina ? (
        <div className={`cloth px-5 py-10 ${groundOf(hero)}`}>
          <HungCloth jina={hero.jina} cloth={hero} className="mx-auto max-w-xl" />
        </div>
      ) : null}
    </>
  );
}

function Helplines({ heading, text, list, help }: ContactPage["helplines"]) {
  return (
    <section className="bg-shell">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-4 px-5 py-6 md:py-14 lg:split-2/3">
        <div>
          <h2 className="text-section">{heading}</h2>
          <p className="mt-3 max-w-measure">{text}</p>
        </div>
        <div>
          <ul className="grid content-center gap-4 sm:grid-cols-2">
            {list.map(({ number, call, name, href }) => (
              <HelplineCard
                key={number}
                number={number}
                text={call}
                href={href}
                className="px-6 py-5"
              >
                <span className="mt-1">{name}</span>
              </HelplineCard>
            ))}
          </ul>
          <LinkTo to={help} className="line-link mt-4" />
        </div>
      </div>
    </section>
  );
}

function Detail({ name, text, href, note }: ContactPage["details"]["list"][number]) {
  return (
    <div className="border-t border-line py-4 last:border-b">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="flex min-h-11 flex-wrap items-center text-title font-bold">
        {href ? (
          <LinkTo
            to={{ label: text, href }}
            className="inline-flex min-h-11 items-center text-link underline"
          />
        ) : (
          text
        )}
      </dd>
      {note ? <dd className="text-small">{note}</dd> : null}
    </div>
  );
}
