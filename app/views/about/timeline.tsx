import { Cloth } from "#app/components/cloth/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { bordersInOrder } from "#app/leso/borders.ts";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

const loom = "w-16 border-t-4 border-marigold md:w-48";

/** The organisation's history as one cloth on the loom, with another band for each year. */
export function Timeline({ milestones, ...section }: AboutPage["timeline"]) {
  return (
    <PageSection {...section}>
      <ol>
        {milestones.map(({ year, title, text }, index) => (
          <li key={year} className="grid split-auto gap-x-6 md:gap-x-14">
            <Cloth
              seed={`timeline-${index}`}
              leso={{ color: "terracotta", border: bordersInOrder[index % bordersInOrder.length] }}
              part="border"
              className={`h-full ${loom}`}
            />
            <div className="grid content-center gap-x-12 gap-y-1 py-7 md:split-1/2 md:items-baseline md:py-10">
              <p className="font-display text-figure tabular">{year}</p>
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-1 max-w-measure">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {/* Below the last year only the warp is left. */}
      <div className={`warp h-28 ${loom}`} aria-hidden="true" />
    </PageSection>
  );
}
