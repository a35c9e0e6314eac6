import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Link } from "#app/model/fields/link.ts";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** The programs in brief, stacked like folded cloths with the first spread out. */
export function ProgramSummaries({ heading, lead, link, summaries }: HomePage["programs"]) {
  return (
    <section>
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      <ul>
        {summaries.map((summary, index) => (
          <ProgramCloth
            key={summary.program}
            {...summary}
            isSpread={index === 0}
            all={index === summaries.length - 1 ? link : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

type Summary = HomePage["programs"]["summaries"][number] & { isSpread: boolean; all?: Link };

// The first figure of the spread cloth is as wide as the window.
function ProgramCloth({ program, text, figures, leso, isSpread, all, ...title }: Summary) {
  const cloth = { seed: `summary-${program}`, leso };
  const isWide = isSpread && figures.length > 0;
  return (
    <li className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      {isWide ? <Figures figures={figures} look="spread" /> : null}
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-4 px-5 py-8 md:split-3/2 md:items-center print:split-3/2 md:py-12">
        {isWide ? (
          <>
            <Title {...title} />
            <p className="max-w-measure text-lead">{text}</p>
          </>
        ) : (
          <div>
            <Title {...title} />
            <p className="mt-2 max-w-measure text-lead">{text}</p>
          </div>
        )}
        {figures.length > 0 && !isWide ? (
          <div className="flex items-center justify-between gap-8">
            <Figures figures={figures} look="large" />
            <Cloth {...cloth} part="motif" className="size-36 max-lg:hidden" />
          </div>
        ) : null}
        <LinkTo to={all} className="button mt-4 justify-self-start" />
      </div>
    </li>
  );
}

function Title({ title, href }: Pick<Summary, "title" | "href">) {
  return (
    <h3 className="text-section">
      {href ? (
        <LinkTo
          to={{ label: title, href }}
          className="-my-2 inline-block py-2 underline decoration-1 hover:decoration-4"
        />
      ) : (
        title
      )}
    </h3>
  );
}
