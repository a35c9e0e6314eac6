import { PageSection } from "#app/components/page-section.tsx";
import { Voice } from "#app/components/voice.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** What people say about the work, the first quote larger than the others, and none beside a gap. */
export function Testimonials({ list, ...section }: HomePage["testimonials"]) {
  return (
    <PageSection {...section}>
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {list.map((voice, index) => (
          <li key={voice.id} className={index === 0 ? "md:col-span-2" : "md:even:last:col-span-2"}>
            <Voice {...voice} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
