import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { GetInvolvedPage } from "#app/content/page-data/get-involved-page.ts";

/** The partners' logos in a row; in dark mode each is light and has one colour. */
export function Partners({ list, ...section }: GetInvolvedPage["partners"]) {
  return (
    <PageSection id="partners" {...section}>
      <ul className="flex flex-wrap items-center gap-x-12 gap-y-8">
        {list.map(({ id, href, picture, sample }) => {
          const logo = (
            <Picture
              {...picture}
              className="h-16 w-40 object-contain mix-blend-multiply dark:mix-blend-screen dark:one-color"
            />
          );
          return (
            <li key={id}>
              {href ? <a href={href}>{logo}</a> : logo} <Example sample={sample} />
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
