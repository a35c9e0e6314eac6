import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { BodyText } from "#app/components/body-text.tsx";
import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Figures } from "#app/components/figures.tsx";
import type { ProgramsPage } from "#app/content/page-data/programs-page.ts";

type Props = ProgramsPage["core"];
type Program = Props["programs"][number];

/** The core programs one below the other, each with its figures on a cloth on alternating sides. */
export function CorePrograms({ heading, lead, programs, source, ...labels }: Props) {
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

type WordsProps = Program & Pick<Props, "featuresLabel" | "support"> & { isFirst: boolean };

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
