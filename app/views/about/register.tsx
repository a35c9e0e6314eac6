import { PageSection } from "#app/components/page-section.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

/** Every figure of the site, with what is known of it. */
export function Register({ list, ...section }: NonNullable<AboutPage["register"]>) {
  return (
    <PageSection id="figures" {...section}>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {list.map(({ id, figure, lines }) => (
          <div key={id} className="border-t border-line pt-3">
            <dt className="font-bold">{figure}</dt>
            {lines.map((line) => (
              <dd key={line} className="mt-1 text-small">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
