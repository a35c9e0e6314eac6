import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";

type Share = { id: string; value: string; label: string; percent: number };
type Props = { heading: string; lead?: string; purpose: string; share: string; shares: Share[] };

const paints = ["fill-first-share", "fill-second-share", "fill-third-share"];

/** What happens with a gift: one strip of cloth cut into shares, and the same as a table. */
export function FundUse({ heading, lead, purpose, share, shares }: Props) {
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead} />
      <svg
        className="h-24 w-full border border-line"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shares.map(({ id, percent }, index) => (
          <rect
            key={id}
            className={paints[index % paints.length]}
            x={startOf(shares, index)}
            width={percent}
            height="10"
          />
        ))}
      </svg>
      <table className="mt-8 w-full max-w-measure text-left">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-2">
              {purpose}
            </th>
            <th scope="col" className="py-2 text-right">
              {share}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ id, label, value }, index) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="flex items-center gap-3 py-3 font-normal">
                <svg width="20" height="20" aria-hidden="true" className="flex-none">
                  <rect width="20" height="20" className={paints[index % paints.length]} />
                </svg>
                {label}
              </th>
              <td className="text-right font-display text-title tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}

function startOf(shares: Share[], index: number) {
  return shares.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);
}
