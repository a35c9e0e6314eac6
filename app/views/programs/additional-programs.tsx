import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Figures } from "#app/components/figures.tsx";
import type { ProgramsPage } from "#app/content/page-data/programs-page.ts";

/** The smaller programs, each with a figure that shows its size. */
export function AdditionalPrograms({ programs, ...section }: ProgramsPage["additional"]) {
  return (
    <PageSection tone="shell" {...section}>
      <ul className="grid gap-x-16 md:grid-cols-2">
        {programs.map(({ id, title, text, figures, sample }) => (
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
