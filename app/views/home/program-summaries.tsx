import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Figures } from "#app/components/figures.tsx";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";
import type { ShownFigure } from "#app/library/shown/shown-figures.ts";
import type { Link } from "#app/model/fields/link.ts";

type Summary = {
  title: string;
  href: string;
  text: string;
  figure: ShownFigure[];
  cloth: ShownCloth;
};
type Props = { heading: string; lead?: string; link: Link; summaries: Summary[] };

/** The three programs in brief, stacked like folded cloths. */
export function ProgramSummaries({ heading, lead, link, summaries }: Props) {
  return (
    <section>
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      <ul>
        {summaries.map((summary) => (
          <li key={summary.title} className={`cloth ${ground[summary.cloth.color]}`}>
            <Cloth svg={summary.cloth.border} className="pindo" />
            <FoldedCloth {...summary} />
          </li>
        ))}
      </ul>
      <p className="mx-auto max-w-page px-5 py-10">
        <a className="button" href={link.href}>
          {link.label}
        </a>
      </p>
    </section>
  );
}

function FoldedCloth({ title, href, text, figure }: Summary) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-4 px-5 py-8 md:split-3-2 md:items-center md:py-12">
      <div>
        <h3 className="text-section">
          <a className="underline decoration-1 hover:decoration-4" href={href}>
            {title}
          </a>
        </h3>
        <p className="mt-2 max-w-measure text-lead">{text}</p>
      </div>
      <Figures figures={figure} look="large" />
    </div>
  );
}
