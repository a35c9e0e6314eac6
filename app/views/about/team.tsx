import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

/** The leadership team, with a cloth instead of a face where there is no photo. */
export function Team({ list, ...section }: AboutPage["team"]) {
  return (
    <PageSection tone="shell" {...section}>
      <ul className="grid gap-x-12 gap-y-4 md:gap-y-10 lg:grid-cols-2">
        {list.map(({ id, name, role, about, leso, picture, sample }) => (
          <li key={id} className="grid split-auto gap-x-5 md:gap-x-7">
            {picture ? (
              <Picture {...picture} className="size-16 object-cover md:size-40" />
            ) : (
              <Cloth
                seed={`team-${id}`}
                leso={leso}
                part="portrait"
                className="size-16 md:size-40"
              />
            )}
            <div>
              <h3 className="text-title">{name}</h3>
              <p className="font-bold">
                {role} <Example sample={sample} />
              </p>
              <p className="mt-1 md:mt-2">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
