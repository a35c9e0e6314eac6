import { Cloth } from "#app/components/cloth.tsx";
import { ground } from "#app/components/ground.ts";
import { JinaLine } from "#app/components/jina-line.tsx";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import type { Link } from "#app/model/fields/link.ts";

type Props = { hero: ShownHero; primary: Link; secondary: Link; money: string };

/** The first screen: what we do, what happens with a gift, and the two ways to go on. */
export function HomeHero({ hero, primary, secondary, money }: Props) {
  const { heading, lead, jina, cloth } = hero;
  return (
    <div className={`cloth ${ground[cloth.color]}`}>
      <Cloth svg={cloth.border} className="pindo" />
      <div className="grid lg:split-7-5">
        <div className="px-5 pt-8 pb-10 md:py-20 lg:pr-12 lg:bleed-left">
          <h1 className="max-w-3xl text-hero">{heading}</h1>
          <p className="mt-5 max-w-measure text-lead md:mt-8">{lead}</p>
          <p className="mt-6 flex flex-wrap gap-3 md:mt-8 md:gap-4">
            <a className="button button-bright" href={primary.href}>
              {primary.label}
            </a>
            <a className="button button-outline" href={secondary.href}>
              {secondary.label}
            </a>
          </p>
          <p className="mt-6 max-w-measure">{money}</p>
        </div>
        <Cloth svg={cloth.field} className="h-40 md:h-64 lg:h-auto" />
      </div>
      {jina ? <JinaLine {...jina} /> : null}
    </div>
  );
}
