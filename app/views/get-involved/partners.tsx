import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { GetInvolvedPage } from "#app/content/page-data/get-involved-page.ts";

/** The logos of partners in a row; on a dark page each is light and of one colour. */
export function Partners({ list, ...section }: GetInvolvedPage["partners"]) {
  return (
    <PageSection id="partners" {...section}>
      <ul className="flex flex-wrap items-center gap-x-12 gap-y-8">
        {list.map(({ id, href, picture }) => {
          const logo = (
            <Picture
              {...picture}
              className="h-16 w-40 object-contain mix-blend-multiply dark:mix-blend-screen dark:one-color"
            />
          );
          return <li key={id}>{href ? <a href={href}>{logo}</a> : logo}</li>;
        })}
      </ul>
    </PageSection>
  );
}
