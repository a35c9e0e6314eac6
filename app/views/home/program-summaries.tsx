import { Cloth } from "#app/components/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { FigureList } from "#app/islands/figure-list.tsx";
import { Island } from "#app/islands/island.tsx";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";
import type { ShownFigure } from "#app/library/shown/shown-figures.ts";
import type { Link } from "#app/model/fields/link.ts";

type Summary = { title: string; text: string; figure?: ShownFigure; cloth: ShownCloth };
type Props = { heading: string; lead?: string; link: Link; summaries: Summary[] };

/** The three programs in short, each below a cloth of its own. */
export function ProgramSummaries({ heading, lead, link, summaries }: Props) {
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead}>
        <a className="button" href={link.href}>
          {link.label}
        </a>
      </SectionHeading>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {summaries.map(({ title, text, figure, cloth }) => (
          <li key={title}>
            <Cloth svg={cloth.field} className="h-36 md:h-52" />
            <Cloth svg={cloth.border} className="pindo" />
            <h3 className="mt-6 text-title">{title}</h3>
            <p className="mt-2 mb-4">{text}</p>
            {figure ? (
              <Island
                name="figure-list"
                wake="mouse"
                component={FigureList}
                settings={{ figures: [figure], look: "stack" }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
