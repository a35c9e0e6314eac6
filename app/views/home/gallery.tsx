import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import { Picture } from "#app/components/picture.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownPanel } from "#app/library/shown/shown-cloth.ts";
import type { ShownPicture } from "#app/library/shown/shown-picture.ts";

type GalleryPicture = {
  id: string;
  caption: string;
  alt: string;
  cloth: ShownPanel;
  picture?: ShownPicture;
};
type Props = { heading: string; lead?: string; images: GalleryPicture[] };

/** Scenes from the work side by side, each with a caption and a cloth where there is no photo. */
export function Gallery({ heading, lead, images }: Props) {
  return (
    <section className="bg-shell">
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {images.map(({ id, caption, alt, cloth, picture }) => (
          <li key={id}>
            <figure className={`cloth flex h-full flex-col ${ground[cloth.color]}`}>
              {picture ? (
                <Picture {...picture} className="aspect-3/2 w-full object-cover" />
              ) : (
                <Cloth svg={cloth.panel} alt={alt} className="aspect-3/2" />
              )}
              <figcaption className="px-5 pt-4 pb-7 md:px-8">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
