import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { bordersInOrder } from "#app/leso/borders.ts";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

const loom = "w-8 border-t-4 border-marigold md:w-48";

/** The organisation's history as a cloth on the loom, with a band for each year. */
export function Timeline({ milestones, ...section }: AboutPage["timeline"]) {
  return (
    <PageSection {...section}>
      <ol>
        {milestones.map(({ year, title, text, sample }, index) => (
          <li key={year} className="grid split-auto gap-x-4 md:gap-x-14">
            <Cloth
              seed={`timeline-${index}`}
              leso={{ color: "terracotta", border: bordersInOrder[index % bordersInOrder.length] }}
              part="border"
              className={`h-full ${loom}`}
            />
            <div className="gap-x-12 py-1 md:grid md:content-center md:split-1/2 md:items-baseline md:py-10">
              <p className="float-left mr-3 font-display text-title tabular md:mr-0 md:text-figure">
                {year}
              </p>
              <div>
                <h3 className="text-title">
                  {title} <Example sample={sample} />
                </h3>
                <p className="max-w-measure md:mt-1">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {/* Below the last year there is only the warp. */}
      <div className={`warp h-5 md:h-28 ${loom}`} aria-hidden="true" />
    </PageSection>
  );
}
