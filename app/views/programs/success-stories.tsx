import { Cloth } from "#app/components/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";

type Story = {
  id: string;
  title: string;
  before: string;
  after: string;
  program?: string;
  cloth: ShownCloth;
};
type Props = {
  heading: string;
  lead?: string;
  beforeLabel: string;
  afterLabel: string;
  list: Story[];
};

/** What changed for three girls: how things stood, how they stand now. */
export function SuccessStories({ heading, lead, beforeLabel, afterLabel, list }: Props) {
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead} />
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {list.map(({ id, title, before, after, program, cloth }) => (
          <li key={id}>
            <Cloth svg={cloth.border} className="pindo" />
            <p className="mt-5 text-small text-muted">{program}</p>
            <h3 className="mt-1 text-title">{title}</h3>
            <dl className="mt-4 grid gap-4">
              <div>
                <dt className="text-small text-muted">{beforeLabel}</dt>
                <dd>{before}</dd>
              </div>
              <div>
                <dt className="text-small text-muted">{afterLabel}</dt>
                <dd className="font-bold">{after}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
