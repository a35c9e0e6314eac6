import { Cloth } from "#app/components/cloth/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";
import type { Link } from "#app/model/fields/link.ts";

type Partnership = {
  id: string;
  type: string;
  description: string;
  benefits: string[];
  cloth: ShownCloth;
};
type Props = {
  heading: string;
  lead?: string;
  benefitsLabel: string;
  learn: Link;
  list: Partnership[];
};

/** The kinds of partnership, with what a partner gains. */
export function Partnerships({ heading, lead, benefitsLabel, learn, list }: Props) {
  return (
    <PageSection id="partnerships" tone="shell">
      <SectionHeading heading={heading} lead={lead} />
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {list.map(({ id, type, description, benefits, cloth }) => (
          <li key={id}>
            <Cloth svg={cloth.border} className="pindo" />
            <h3 className="mt-5 text-title">{type}</h3>
            <p className="mt-2">{description}</p>
            <p className="mt-4 font-bold">{benefitsLabel}</p>
            <ul className="mt-2 list-square pl-5 marker:text-mark">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <a className="button" href={learn.href}>
          {learn.label}
        </a>
      </p>
    </PageSection>
  );
}
