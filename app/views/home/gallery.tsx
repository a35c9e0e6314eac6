import { Cloth } from "#app/components/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Picture } from "#app/components/picture.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownPicture } from "#app/library/shown/shown-picture.ts";

type GalleryPicture = {
  id: string;
  caption: string;
  alt: string;
  panel: string;
  picture?: ShownPicture;
};
type Props = { heading: string; lead?: string; images: GalleryPicture[] };

/** Six scenes of the work, each told by a cloth with a caption. */
export function Gallery({ heading, lead, images }: Props) {
  return (
    <PageSection tone="shell">
      <SectionHeading heading={heading} lead={lead} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-8 md:gap-y-12 lg:grid-cols-3">
        {images.map(({ id, caption, alt, panel, picture }) => (
          <li key={id}>
            <figure>
              {picture ? (
                <Picture {...picture} className="aspect-3/2 w-full object-cover" />
              ) : (
                <Cloth svg={panel} alt={alt} className="aspect-3/2" />
              )}
              <figcaption className="mt-3 text-small md:text-body">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
