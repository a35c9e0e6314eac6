import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { DonatePage } from "#app/content/page-data/donate-page.ts";

/** Recent pledges, with a note if they are examples. */
export function Pledges({ heading, lead, note, sample, list }: DonatePage["pledges"]) {
  return (
    <PageSection tone="shell">
      <div className="grid gap-x-16 md:split-2/3">
        <div>
          <SectionHeading heading={heading} lead={lead} />
          {sample ? (
            <p className="mb-8 max-w-measure border-l-8 border-marigold pl-4 font-bold">{note}</p>
          ) : null}
        </div>
        <ul className="border-b border-line">
          {list.map(({ id, name, amount, purpose, ...pledge }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-4"
            >
              <span>
                <span className="block">
                  {name} <Example sample={pledge.sample} />
                </span>
                <span className="block text-small text-muted">{purpose}</span>
              </span>{" "}
              <span className="font-display text-title tabular">{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
