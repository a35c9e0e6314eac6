import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { DonatePage } from "#app/content/page-data/donate-page.ts";

/** Ways to help without money. */
export function OtherWays({ ways, ...section }: DonatePage["otherWays"]) {
  return (
    <PageSection {...section}>
      <ul className="border-b border-line lg:grid lg:split-1-2-auto lg:gap-x-12">
        {ways.map(({ title, text, link }) => (
          <li
            key={title}
            className="grid gap-y-2 border-t border-line py-6 lg:col-span-full lg:grid-cols-subgrid lg:items-center"
          >
            <h3 className="text-title">{title}</h3>
            <p>{text}</p>
            <p>
              <LinkTo to={link} className="button button-outline" />
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
