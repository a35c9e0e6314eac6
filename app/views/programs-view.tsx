import { BodyText } from "#app/components/blocks.tsx";
import { CallableText } from "#app/components/callable-text.tsx";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { Cloth, groundOf } from "#app/components/cloth/cloth.tsx";
import { FriezeHero } from "#app/components/cloth/heroes.tsx";
import { Example } from "#app/components/example.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection, SectionHeading } from "#app/components/page-section.tsx";
import type { ProgramsPage } from "#app/routes/programs.tsx";

/** The programs page: what we do, and what changes for a girl. */
export function ProgramsView({ hero, core, forYou, additional, ...rest }: ProgramsPage) {
  const { stories, closing } = rest;
  return (
    <>
      <FriezeHero
        {...hero}
        band={core.programs.length > 1 ? <ProgramDoors {...core} /> : undefined}
      />
      <CorePrograms {...core} />
      {forYou ? <ForYou {...forYou} /> : null}
      {additional ? <AdditionalPrograms {...additional} /> : null}
      {stories ? <SuccessStories {...stories} /> : null}
      <CallToAction {...closing} hero={hero} look="across" />
    </>
  );
}

const peg = "-mt-2 h-4 w-1.5 rounded-full bg-on-cloth";

// The cloths of the programs on a line, each a link to its program.
function ProgramDoors({ programs }: ProgramsPage["core"]) {
  return (
    <div className="mx-auto max-w-page px-5 max-phone:px-3 print:hidden">
      <ul className="grid fit-23 gap-x-1.5 border-t-2 border-marigold md:gap-x-12">
        {programs.map(({ id, title, leso }) => (
          <li key={id}>
            <a className="block pb-6 hover:underline md:pb-10" href={`#${id}`}>
              <span className="flex justify-between px-3" aria-hidden="true">
                <span className={peg} />
                <span className={peg} />
              </span>
              <Cloth seed={`door-${id}`} leso={leso} part="whole" className="-mt-1 aspect-3/2" />
              <span className="mt-3 block font-display text-tiny sm:text-small md:text-title">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type CoreProps = ProgramsPage["core"];
type Program = CoreProps["programs"][number];

// The core programs one below the other, each with its figures on a cloth on alternating sides.
function CorePrograms({ heading, lead, programs, source, ...labels }: CoreProps) {
  return (
    <section>
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      {programs.map((program, index) => (
        <article
          key={program.id}
          id={program.id}
          className={`grid ${index % 2 === 0 ? "lg:split-7/5" : "lg:split-5/7"}`}
        >
          <ProgramWords {...program} {...labels} isFirst={index % 2 === 0} />
          <Change {...program} {...labels} isLast={index % 2 === 0} />
        </article>
      ))}
      {source ? <p className="mx-auto max-w-page px-5 pt-6 text-small">{source}</p> : null}
    </section>
  );
}

type WordsProps = Program & Pick<CoreProps, "featuresLabel" | "support"> & { isFirst: boolean };

function ProgramWords({ title, summary, html, features, support, sample, ...rest }: WordsProps) {
  const side = rest.isFirst
    ? "lg:bleed-left-7 lg:pr-14"
    : "lg:order-last lg:bleed-right-7 lg:pl-14";
  return (
    <div className={`px-5 py-10 lg:py-20 ${side}`}>
      <h3 className="text-quote">
        {title} <Example sample={sample} />
      </h3>
      <p className="mt-4 mb-6 max-w-measure text-lead">{summary}</p>
      <details className="question folded-on-phones max-w-measure">
        <summary>{rest.featuresLabel}</summary>
        <h4 className="hidden text-title">{rest.featuresLabel}</h4>
        <BodyText html={html} />
        <ul className="grid max-w-measure list-square gap-x-10 gap-y-2 pl-5 marker:text-mark sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
      <p className="mt-8">
        <LinkTo to={support} className="button">
          <span className="sr-only">: {title}</span>
        </LinkTo>
      </p>
    </div>
  );
}

type ChangeProps = Program & { metricsLabel: string; isLast: boolean };

function Change({ id, leso, figures, metricsLabel, isLast }: ChangeProps) {
  const cloth = { seed: `program-${id}`, leso };
  const side = isLast ? "lg:bleed-right-5 lg:pl-14" : "lg:bleed-left-5 lg:pr-14";
  return (
    <div className={`cloth flex flex-col ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="whole" className="aspect-3/2" />
      {figures.length > 0 ? (
        <div className={`px-5 py-10 ${side}`}>
          <h4 className="mb-6 text-title">{metricsLabel}</h4>
          <Figures figures={figures} look="column" />
        </div>
      ) : null}
    </div>
  );
}

type ForYouProps = NonNullable<ProgramsPage["forYou"]>;

// For a girl who needs help herself: what happens, step by step, and whom to contact.
function ForYou({ danger, help, list, ask, ...section }: ForYouProps) {
  return (
    <PageSection {...section}>
      <p className="mb-10 max-w-measure border-l-8 border-marigold pl-4 font-bold">
        <CallableText text={danger} /> <LinkTo to={help} className="call text-link underline" />
      </p>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-marigold pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
      <LinkTo to={ask} className="button mt-8" />
    </PageSection>
  );
}

// The smaller programs, each with a figure that shows its size.
function AdditionalPrograms({ list, ...section }: NonNullable<ProgramsPage["additional"]>) {
  return (
    <PageSection look="shell" {...section}>
      <ul className="grid gap-x-16 md:grid-cols-2">
        {list.map(({ id, title, text, figures, sample }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-6 gap-y-4 border-t border-line py-8 sm:split-2/1"
          >
            <div>
              <h3 className="text-title">
                {title} <Example sample={sample} />
              </h3>
              <p className="mt-2">{text}</p>
            </div>
            {figures.length > 0 ? <Figures figures={figures} look="stack" /> : null}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

type StoriesProps = NonNullable<ProgramsPage["stories"]>;

// What changed for three girls: the past on paper, the present on cloth.
function SuccessStories({ heading, lead, sample, changed, list, ...labels }: StoriesProps) {
  return (
    <PageSection heading={heading} sample={sample} lead={[lead, changed].filter(Boolean).join(" ")}>
      <ul className="grid gap-12">
        {list.map((story) => (
          <Story key={story.id} {...story} {...labels} />
        ))}
      </ul>
    </PageSection>
  );
}

type StoryProps = StoriesProps["list"][number] & Pick<StoriesProps, "beforeLabel" | "afterLabel">;

function Story({ id, program, title, before, after, leso, sample, ...labels }: StoryProps) {
  const cloth = { seed: `story-${id}`, leso };
  return (
    <li>
      <p className="text-muted">
        {program} <Example sample={sample} />
      </p>
      <h3 className="mt-1 mb-5 text-quote">{title}</h3>
      <Cloth {...cloth} part="border" className="h-8" />
      <dl className="grid md:split-2/3">
        <div className="border-2 border-line px-5 py-6 md:border-r-0 md:px-8 md:py-10">
          <dt className="font-bold text-muted">{labels.beforeLabel}</dt>
          <dd className="mt-2 max-w-measure">{before}</dd>
        </div>
        <div
          className={`cloth border-2 border-transparent px-5 py-6 md:px-8 md:py-10 ${groundOf(cloth)}`}
        >
          <dt className="font-bold">{labels.afterLabel}</dt>
          <dd className="mt-2 grid grid-cols-1 items-center gap-6 text-lead sm:split-3/1">
            <span>{after}</span>
            <Cloth {...cloth} part="motif" className="size-24 md:size-28 sm:justify-self-end" />
          </dd>
        </div>
      </dl>
    </li>
  );
}
