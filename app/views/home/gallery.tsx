import { FramedPicture } from "#app/components/cloth/framed-picture.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { Example } from "#app/components/example.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** Scenes from the work side by side, each with a caption, and a cloth if there is no photograph. */
export function Gallery({ list, ...heading }: HomePage["gallery"]) {
  return (
    <section className="print:hidden bg-shell">
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading {...heading} />
      </div>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {list.map((image) => (
          <li key={image.id}>
            <Scene {...image} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Scene({ id, caption, alt, leso, ...rest }: HomePage["gallery"]["list"][number]) {
  const cloth = { seed: `gallery-${id}`, leso };
  return (
    <figure className={`cloth flex h-full flex-col ${groundOf(cloth)}`}>
      <FramedPicture {...cloth} picture={rest.picture} alt={alt} />
      <figcaption className="px-5 pt-4 pb-7 md:px-8">
        {caption} <Example sample={rest.sample} />
      </figcaption>
    </figure>
  );
}
