import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Figures } from "#app/components/figures.tsx";
import type { ShownFigure } from "#app/library/shown/shown-figures.ts";

type Program = { id: string; title: string; text: string; figure?: ShownFigure };
type Props = { heading: string; lead?: string; programs: Program[] };

/** The smaller programs, each with the figure that shows its size. */
export function AdditionalPrograms({ heading, lead, programs }: Props) {
  return (
    <PageSection tone="shell">
      <SectionHeading heading={heading} lead={lead} />
      <ul className="grid gap-x-16 md:grid-cols-2">
        {programs.map(({ id, title, text, figure }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-6 gap-y-4 border-t border-line py-8 sm:split-2-1"
          >
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            {figure ? <Figures figures={[figure]} look="stack" /> : null}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
