import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { colorsInOrder } from "#app/leso/palette.ts";
import type { GetInvolvedPage } from "#app/content/page-data/get-involved-page.ts";

type Props = GetInvolvedPage["partnerships"];

/** The kinds of partnership: what each is, brings and costs, and whom to ask. */
export function Partnerships({ heading, lead, learn, list, ...rest }: Props) {
  return (
    <PageSection id="partnerships" heading={heading} lead={lead} sample={rest.sample}>
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {list.map(({ id, type, description, benefits, cost, contact, sample }, index) => (
          <li key={id}>
            <Cloth
              seed={`partnership-${id}`}
              leso={{ color: colorsInOrder[index % colorsInOrder.length] }}
              part="border"
              className="h-8"
            />
            <h3 className="mt-5 text-title">
              {type} <Example sample={sample} />
            </h3>
            <p className="mt-2">{description}</p>
            <p className="mt-4 font-bold">{rest.benefitsLabel}</p>
            <ul className="mt-2 list-square pl-5 marker:text-mark">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
            <Fact name={rest.costLabel} text={cost} />
            <Fact name={rest.contactLabel} text={contact} />
          </li>
        ))}
      </ul>
      <LinkTo to={learn} className="button mt-12" />
    </PageSection>
  );
}

function Fact({ name, text }: { name: string; text?: string }) {
  return text ? (
    <p className="mt-4">
      <span className="font-bold">{name}:</span> {text}
    </p>
  ) : null;
}
