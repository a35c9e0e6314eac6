import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { ShareBar, ShareBlock } from "#app/components/share-bar.tsx";
import type { DonatePage } from "#app/content/page-data/donate-page.ts";

type Props = NonNullable<DonatePage["fundUse"]>;

/** How gifts are spent: a strip of cloth cut into shares, and the same shares as a table. */
export function FundUse({ heading, lead, purpose, share, shares }: Props) {
  return (
    <PageSection>
      <div className="grid gap-x-16 md:split-2/3">
        <SectionHeading heading={heading} lead={lead} />
        <div>
          <ShareBar shares={shares} className="h-24 break-after-avoid text-paper" />
          <table className="mt-8 w-full text-left">
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
                  <th scope="row" className="flex items-center gap-3 py-4 font-normal">
                    <svg width="24" height="24" aria-hidden="true" className="flex-none text-paper">
                      <ShareBlock number={index + 1} width="100%" />
                    </svg>
                    {label}
                  </th>
                  <td className="text-right font-display text-section tabular">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </PageSection>
  );
}
