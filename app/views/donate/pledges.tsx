import { PageSection } from "#app/components/page-section.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";

type Pledge = { id: string; name: string; amount: string; purpose: string; example?: string };
type Props = { heading: string; lead?: string; note: string; list: Pledge[] };

/** Recent pledges, with a note that they are examples. */
export function Pledges({ heading, lead, note, list }: Props) {
  return (
    <PageSection>
      <div className="grid gap-x-16 md:split-2-3">
        <div>
          <SectionHeading heading={heading} lead={lead} />
          <p className="mb-8 max-w-measure border-l-8 border-marigold pl-4 font-bold">{note}</p>
        </div>
        <ul className="border-b border-line">
          {list.map(({ id, name, amount, purpose, example }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-6 border-t border-line py-4"
            >
              <span>
                <span className="block">
                  {name} <SampleMark text={example} />
                </span>
                <span className="block text-small text-muted">{purpose}</span>
              </span>
              <span className="flex-none font-display text-title tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
