import { Cloth } from "#app/components/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { Link } from "#app/model/fields/link.ts";

type Way = { title: string; text: string; link: Link };
type Props = { heading: string; lead?: string; ways: Way[]; border: string };

/** Ways to help besides money. */
export function OtherWays({ heading, lead, ways, border }: Props) {
  return (
    <PageSection tone="shell">
      <SectionHeading heading={heading} lead={lead} />
      <Cloth svg={border} className="pindo" />
      <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {ways.map(({ title, text, link }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 mb-4">{text}</p>
            <a className="button" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
