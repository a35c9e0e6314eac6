import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { GetInvolvedPage } from "#app/content/page-data/get-involved-page.ts";

type Props = GetInvolvedPage["opportunities"] | GetInvolvedPage["apart"][number];

/** The ways to volunteer or to work with us, with the requirements of each. */
export function Opportunities({ safeguarding, whoCan, list, ...rest }: Props) {
  return (
    <PageSection heading={rest.heading} lead={rest.lead} sample={rest.sample}>
      <p className="mb-10 max-w-measure border-l-8 border-marigold pl-4 font-bold">
        {safeguarding} {whoCan}
      </p>
      <ul>
        {list.map(({ id, title, description, commitment, location, skills, link, sample }) => (
          <li key={id} className="grid gap-x-16 gap-y-4 border-t border-line py-8 md:split-3/2">
            <div>
              <h3 className="text-title">
                {title} <Example sample={sample} />
              </h3>
              <p className="mt-2 max-w-measure">{description}</p>
              <LinkTo to={link} className="line-link mt-2" />
            </div>
            <dl className="grid content-start gap-2">
              <Fact name={rest.commitmentLabel} text={commitment} />
              <Fact name={rest.locationLabel} text={location} />
              <div className="flex flex-wrap gap-x-2">
                <dt className="font-bold">{rest.skillsLabel}:</dt>
                {skills.map((skill) => (
                  <dd key={skill} className="listed">
                    {skill}
                  </dd>
                ))}
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-bold">{name}:</dt>
      <dd>{text}</dd>
    </div>
  );
}
