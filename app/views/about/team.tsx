import { Cloth } from "#app/components/cloth/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownPicture } from "#app/library/shown/shown-picture.ts";

type Member = {
  id: string;
  name: string;
  role: string;
  about: string;
  portrait: string;
  example?: string;
  picture?: ShownPicture;
};
type Props = { heading: string; lead?: string; members: Member[] };

/** The leadership team, with a cloth instead of a face where there is no photo. */
export function Team({ heading, lead, members }: Props) {
  return (
    <PageSection tone="shell">
      <SectionHeading heading={heading} lead={lead} />
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {members.map(({ id, name, role, about, portrait, picture, example }) => (
          <li key={id} className="grid split-auto gap-x-5 md:gap-x-7">
            {picture ? (
              <Picture {...picture} className="size-24 object-cover md:size-40" />
            ) : (
              <Cloth svg={portrait} className="size-24 md:size-40" />
            )}
            <div>
              <h3 className="text-title">{name}</h3>
              <p className="font-bold">
                {role} <SampleMark text={example} />
              </p>
              <p className="mt-2">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
