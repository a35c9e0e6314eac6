import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

const cloth = { seed: "values", leso: { color: "lake" } } as const;

/** The organisation's values, on one cloth. */
export function Values({ heading, lead, list }: AboutPage["values"]) {
  return (
    <section className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div className="mx-auto max-w-page px-5 py-4 md:py-20">
        <h2 className="text-section md:text-title">{heading}</h2>
        <p className="mt-1">{lead}</p>
        <dl className="mt-3 grid gap-x-16 gap-y-2 md:mt-12 md:grid-cols-2 md:gap-y-12">
          {list.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-display text-title max-md:mr-2 max-md:inline md:text-page">
                {name}
              </dt>
              <dd className="max-w-measure max-md:inline md:mt-2 md:text-lead">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </section>
  );
}
