import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { Cloth, groundOf } from "#app/components/cloth/cloth.tsx";
import { FriezeHero } from "#app/components/cloth/heroes.tsx";
import { Example } from "#app/components/example.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection, SectionHeading } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Voices } from "#app/components/voice.tsx";
import { bordersInOrder } from "#app/leso/borders.ts";
import type { AboutPage } from "#app/routes/about.tsx";

/** The about page: mission, values, history and team. */
export function AboutView({ hero, mission, vision, impact, register, values, ...rest }: AboutPage) {
  return (
    <>
      <FriezeHero {...hero} />
      <PageSection>
        <Aim {...mission} className="font-display text-quote font-bold" />
        <Aim {...vision} className="max-w-measure text-lead" />
      </PageSection>
      {(impact ?? register) ? (
        <PageSection look="shell" heading={impact?.heading} lead={impact?.text}>
          {impact ? <Figures figures={impact.figures} look="row" source={impact.source} /> : null}
          {register ? <Register {...register} /> : null}
        </PageSection>
      ) : null}
      <Values {...values} />
      {rest.team ? <Team {...rest.team} /> : null}
      {rest.timeline ? <Timeline {...rest.timeline} /> : null}
      <Voices voices={rest.voices} />
      {rest.proof ? <Proof {...rest.proof} /> : null}
      <CallToAction {...rest.closing} hero={hero} look="beside" />
    </>
  );
}

function Aim({ heading, text, className }: AboutPage["mission"] & { className: string }) {
  return (
    <div className="grid gap-x-12 gap-y-1 not-first:mt-5 md:split-1/3 md:not-first:mt-20">
      <h2 className="text-title md:pt-1">{heading}</h2>
      <p className={className}>{text}</p>
    </div>
  );
}

const columns = "grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-3";
const row = "border-t border-line pt-2 md:pt-3";

// What donors, partners and journalists look up: a name and its value in each row.
function Proof({ heading, lead, rows }: NonNullable<AboutPage["proof"]>) {
  return (
    <PageSection id="look-up" look="shell">
      <div className="grid gap-x-12 gap-y-6 lg:split-1/2">
        <SectionHeading heading={heading} lead={lead} />
        <dl>
          {rows.map(({ name, text, links, sample }) => (
            <div
              key={name}
              className="grid gap-x-8 border-t border-line py-4 md:split-1/2 md:items-baseline"
            >
              <dt className="font-bold">
                {name} <Example sample={sample} />
              </dt>
              <dd>
                {text ? <p className="max-w-measure">{text}</p> : null}
                {links.map((link) => (
                  <LinkTo key={link.href} to={link} className="line-link mr-6" />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </PageSection>
  );
}

// The figures with a scope, a day or a source, and a sentence about the others.
function Register({ heading, lead, list }: NonNullable<AboutPage["register"]>) {
  return (
    <details id="figures" className="question folded-on-phones mt-4 md:mt-12">
      <summary>{heading}</summary>
      <h3 className="hidden text-title">{heading}</h3>
      <p className="max-w-measure">{lead}</p>
      <ul className={`${columns} print:grid-cols-3`}>
        {list.map(({ id, figure, lines, lang }) => (
          <li key={id} className={row} lang={lang}>
            <p className="font-bold">{figure}</p>
            {lines.map((line) => (
              <p key={line} className="mt-1 text-small">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

const cloth = { seed: "values", leso: { color: "lake" } } as const;

// The organisation's values, on one cloth.
function Values({ heading, lead, list }: AboutPage["values"]) {
  return (
    <section className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div className="mx-auto max-w-page px-5 py-4 md:py-20">
        <h2 className="text-section md:text-title">{heading}</h2>
        {lead ? <p className="mt-1">{lead}</p> : null}
        <dl className="mt-3 grid gap-x-16 gap-y-2 md:mt-12 md:grid-cols-2 md:gap-y-12">
          {list.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-display text-title max-md:mr-2 max-md:inline md:text-page">
                {name}
              </dt>{" "}
              <dd className="max-w-measure max-md:inline md:mt-2 md:text-lead">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </section>
  );
}

// On a phone, the portrait is as high as the name and role beside it, with the text below.
const portrait = "size-13 object-cover md:row-span-2 md:size-40";

// The leadership team, with a cloth for anybody without a photograph.
function Team({ list, ...section }: NonNullable<AboutPage["team"]>) {
  return (
    <PageSection look="shell" {...section}>
      <ul className="grid gap-x-12 gap-y-3 md:gap-y-12 lg:grid-cols-2">
        {list.map(({ id, name, role, about, leso, picture, sample }) => (
          <li
            key={id}
            className="flex flex-wrap gap-x-3 md:grid md:split-auto md:content-start md:gap-x-7 print:block"
          >
            {picture ? (
              <Picture {...picture} className={portrait} />
            ) : (
              <Cloth seed={`team-${id}`} leso={leso} part="portrait" className={portrait} />
            )}
            <div className="min-w-0 flex-1 basis-word">
              <h3 className="text-title">{name}</h3>
              <p className="font-bold">
                {role} <Example sample={sample} />
              </p>
            </div>
            <p className="basis-full pt-1 md:pt-2">{about}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const loom = "w-8 border-t-4 border-marigold md:w-48";

// The organisation's history as a cloth on the loom, with a band for each year.
function Timeline({ list, ...section }: NonNullable<AboutPage["timeline"]>) {
  return (
    <PageSection {...section}>
      <ol>
        {list.map(({ year, title, text, sample }, index) => (
          <li key={year} className="grid split-auto gap-x-4 md:gap-x-12 print:block">
            <Cloth
              seed={`timeline-${index}`}
              leso={{ color: "terracotta", border: bordersInOrder[index % bordersInOrder.length] }}
              part="border"
              className={`h-full ${loom}`}
            />
            <div className="flex flex-wrap content-center items-baseline gap-x-3 py-1 md:grid md:split-1/2 md:gap-x-12 md:py-10">
              <p className="font-display text-title tabular md:text-figure">{year}</p>
              <h3 className="grow basis-word text-title md:basis-auto">
                {title} <Example sample={sample} />
              </h3>
              <p className="max-w-measure basis-full md:col-start-2 md:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {/* Below the last year there is only the warp. */}
      <div className={`warp h-5 md:h-28 print:hidden ${loom}`} aria-hidden="true" />
    </PageSection>
  );
}
