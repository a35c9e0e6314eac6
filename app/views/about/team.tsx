import { Cloth } from "#app/components/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownPicture } from "#app/library/shown/shown-picture.ts";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";

type Member = {
  id: string;
  name: string;
  role: string;
  about: string;
  cloth: ShownCloth;
  picture?: ShownPicture;
};
type Props = { heading: string; lead?: string; members: Member[] };

/** The leadership team, each with a cloth in the place of a face. */
export function Team({ heading, lead, members }: Props) {
  return (
    <PageSection tone="shell">
      <SectionHeading heading={heading} lead={lead} />
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {members.map(({ id, name, role, about, cloth, picture }) => (
          <li key={id}>
            {picture ? (
              <Picture {...picture} className="h-40 w-full object-cover" />
            ) : (
              <Cloth svg={cloth.field} className="h-40" />
            )}
            <Cloth svg={cloth.border} className="pindo" />
            <h3 className="mt-4 text-title">{name}</h3>
            <p className="font-bold">{role}</p>
            <p className="mt-2">{about}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
