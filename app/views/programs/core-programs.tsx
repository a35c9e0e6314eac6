import { Cloth } from "#app/components/cloth.tsx";
import { ground } from "#app/components/ground.ts";
import { PageSection } from "#app/components/page-section.tsx";
import { Prose } from "#app/components/prose.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { FigureList } from "#app/islands/figure-list.tsx";
import { Island } from "#app/islands/island.tsx";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";
import type { ShownFigure } from "#app/library/shown/shown-figures.ts";
import type { Link } from "#app/model/fields/link.ts";

type Program = {
  id: string;
  title: string;
  summary: string;
  features: string[];
  figures: ShownFigure[];
  cloth: ShownCloth;
  html: string;
};

type Props = {
  heading: string;
  lead?: string;
  featuresLabel: string;
  metricsLabel: string;
  support: Link;
  programs: Program[];
};

/** The core programs one below the other, the words of each beside its figures on cloth. */
export function CorePrograms({ heading, lead, programs, ...labels }: Props) {
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead} />
      <div className="grid gap-16 md:gap-24">
        {programs.map((program) => (
          <CoreProgram key={program.id} {...program} {...labels} />
        ))}
      </div>
    </PageSection>
  );
}

type CoreProgramProps = Program & Pick<Props, "featuresLabel" | "metricsLabel" | "support">;

function CoreProgram({
  id,
  title,
  summary,
  html,
  features,
  support,
  ...program
}: CoreProgramProps) {
  return (
    <article id={id} className="grid gap-x-14 gap-y-8 lg:split-7-5">
      <div>
        <h3 className="text-section">{title}</h3>
        <p className="mt-4 mb-6 max-w-measure text-lead">{summary}</p>
        <Prose html={html} />
        <h4 className="mt-8 text-title">{program.featuresLabel}</h4>
        <ul className="mt-3 grid max-w-measure list-square gap-x-10 gap-y-2 pl-5 marker:text-terracotta sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className="mt-8">
          <a className="button" href={support.href}>
            {support.label}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
      <Change {...program} />
    </article>
  );
}

type ChangeProps = Pick<CoreProgramProps, "cloth" | "figures" | "metricsLabel">;

function Change({ cloth, figures, metricsLabel }: ChangeProps) {
  return (
    <div className={`cloth flex flex-col ${ground[cloth.color]}`}>
      <Cloth svg={cloth.field} className="h-32 lg:h-auto lg:min-h-56 lg:grow" />
      <Cloth svg={cloth.border} className="pindo" />
      <div className="px-6 py-8 md:px-10">
        <h4 className="mb-6 text-title">{metricsLabel}</h4>
        <Island
          name="figure-list"
          wake="mouse"
          component={FigureList}
          settings={{ figures, look: "column" }}
        />
      </div>
    </div>
  );
}
