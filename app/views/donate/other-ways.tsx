import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { Link } from "#app/model/fields/link.ts";

type Way = { title: string; text: string; link: Link };
type Props = { heading: string; lead?: string; ways: Way[] };

/** Ways to help other than with money. */
export function OtherWays({ heading, lead, ways }: Props) {
  return (
    <PageSection tone="shell">
      <SectionHeading heading={heading} lead={lead} />
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
              <a className="button button-outline" href={link.href}>
                {link.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
