import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Link } from "#app/model/fields/link.ts";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** The programs in brief, stacked like folded cloths. */
export function ProgramSummaries({ heading, lead, link, summaries }: HomePage["programs"]) {
  return (
    <section>
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      <ul>
        {summaries.map((summary, index) => (
          <FoldedCloth
            key={summary.program}
            {...summary}
            all={index === summaries.length - 1 ? link : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

type Summary = HomePage["programs"]["summaries"][number] & { all?: Link };

function FoldedCloth({ program, title, href, text, figures, leso, all }: Summary) {
  const cloth = { seed: `summary-${program}`, leso };
  return (
    <li className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-4 px-5 py-8 md:split-3/2 md:items-center print:split-3/2 md:py-12">
        <div>
          <h3 className="text-section">
            {href ? (
              <a
                className="-my-2 inline-block py-2 underline decoration-1 hover:decoration-4"
                href={href}
              >
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <p className="mt-2 max-w-measure text-lead">{text}</p>
        </div>
        {figures.length > 0 ? <Figures figures={figures} look="large" /> : null}
        <LinkTo to={all} className="button mt-4 justify-self-start" />
      </div>
    </li>
  );
}
