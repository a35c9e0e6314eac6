import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { DonatePage } from "#app/content/pages/donate-page.ts";

/** Ways to help other than with money. */
export function OtherWays({ ways, ...section }: DonatePage["otherWays"]) {
  return (
    <PageSection tone="shell" {...section}>
      <ul className="border-b border-line">
        {ways.map(({ title, text, link }) => (
          <li
            key={title}
            className="flex flex-col gap-x-12 gap-y-3 border-t border-line py-6 md:flex-row md:items-center md:justify-between"
          >
            <div className="grid flex-1 gap-x-12 gap-y-1 lg:split-1-2 lg:items-baseline">
              <h3 className="text-title">{title}</h3>
              <p>{text}</p>
            </div>
            <p className="flex-none">
              <LinkTo to={link} className="button button-outline" />
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
