import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";

type Props = {
  heading: string;
  lead?: string;
  list: { name: string; text: string }[];
  cloth: ShownCloth;
};

/** The organisation's values, printed on one cloth. */
export function Values({ heading, lead, list, cloth }: Props) {
  return (
    <section className={`cloth ${ground[cloth.color]}`}>
      <Cloth svg={cloth.border} className="pindo" />
      <div className="mx-auto max-w-page px-5 py-14 md:py-20">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-1">{lead}</p>
        <dl className="mt-8 grid gap-x-16 gap-y-8 md:mt-12 md:grid-cols-2 md:gap-y-12">
          {list.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-display text-page">{name}</dt>
              <dd className="mt-2 max-w-measure text-lead">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Cloth svg={cloth.edge} className="pindo pindo-turned" />
    </section>
  );
}
