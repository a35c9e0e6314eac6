import { Cloth } from "#app/components/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";

type Milestone = { year: number; title: string; text: string; band: string };
type Props = { heading: string; lead?: string; milestones: Milestone[] };

// The cloth grows by a part each year, until it is whole.
const grown = ["w-1/6", "w-2/6", "w-3/6", "w-4/6", "w-5/6"];

/** The years of the organization as a cloth being woven, a band longer each year. */
export function Timeline({ heading, lead, milestones }: Props) {
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead} />
      <ol>
        {milestones.map(({ year, title, text, band }, index) => (
          <li key={year} className="mb-8">
            <Cloth svg={band} className={`pindo ${grown[index] ?? "w-full"}`} />
            <div className="mt-4 grid gap-x-8 gap-y-1 md:split-1-2-3 md:items-baseline">
              <p className="font-display text-section tabular-nums">{year}</p>
              <h3 className="text-title">{title}</h3>
              <p className="max-w-measure">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
