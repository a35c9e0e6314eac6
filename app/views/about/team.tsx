import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

// On a phone, the portrait is as high as the name and role beside it, with the text below.
const portrait = "size-13 object-cover max-md:float-left max-md:mr-3 md:size-40";

/** The leadership team, with a cloth for anybody without a photograph. */
export function Team({ list, ...section }: AboutPage["team"]) {
  return (
    <PageSection tone="shell" {...section}>
      <ul className="grid gap-x-12 gap-y-3 md:gap-y-10 lg:grid-cols-2">
        {list.map(({ id, name, role, about, leso, picture, sample }) => (
          <li key={id} className="flow-root md:grid md:split-auto md:gap-x-7">
            {picture ? (
              <Picture {...picture} className={portrait} />
            ) : (
              <Cloth seed={`team-${id}`} leso={leso} part="portrait" className={portrait} />
            )}
            <div>
              <h3 className="text-title">{name}</h3>
              <p className="font-bold">
                {role} <Example sample={sample} />
              </p>
              <p className="clear-left pt-1 md:pt-2">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
