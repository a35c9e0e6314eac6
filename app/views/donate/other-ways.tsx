import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { DonatePage } from "#app/content/pages/donate-page.ts";

/** Ways to help other than with money. */
export function OtherWays({ ways, ...section }: DonatePage["otherWays"]) {
  return (
    <PageSection tone="shell" {...section}>
      <ul className="border-b border-line lg:grid lg:split-1-2-auto lg:gap-x-12">
        {ways.map(({ title, text, link }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-1 border-t border-line py-6 md:split-auto-end lg:col-span-full lg:grid-cols-subgrid lg:items-center"
          >
            <h3 className="text-title">{title}</h3>
            <p className="max-md:mb-2 md:col-start-1 lg:col-start-2">{text}</p>
            <p className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center lg:col-start-3 lg:row-span-1">
              <LinkTo to={link} className="button button-outline w-full" />
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
