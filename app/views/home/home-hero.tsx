import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import { JinaLine } from "#app/components/cloth/jina-line.tsx";
import { Figures } from "#app/components/figures.tsx";
import { ShareBar } from "#app/components/share-bar.tsx";
import type { FundShare } from "#app/library/shown/fund-shares.ts";
import type { ShownFigure } from "#app/library/shown/shown-figures.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import type { Link } from "#app/model/fields/link.ts";

type Props = {
  hero: ShownHero & { circle: string };
  primary: Link;
  secondary: Link;
  figures: ShownFigure[];
  money: string;
  shares: FundShare[];
};

/** The first screen: what we do, the two calls to action, the figures, how a gift is spent. */
export function HomeHero({ hero, primary, secondary, figures, money, shares }: Props) {
  const { heading, lead, jina, cloth, circle } = hero;
  return (
    <div className={`cloth ${ground[cloth.color]}`}>
      <Cloth svg={cloth.border} className="pindo" />
      <div className="mx-auto grid max-w-page gap-x-12 px-5 lg:split-7-5">
        <div className="pt-8 pb-10 md:py-16 lg:py-20">
          <h1 className="max-w-xl text-hero lg:max-w-3xl">{heading}</h1>
          <p className="mt-5 max-w-measure text-lead md:mt-8">{lead}</p>
          <p className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap md:mt-8 md:gap-4">
            <a className="button button-large" href={primary.href}>
              {primary.label}
            </a>
            <a className="button button-large button-outline" href={secondary.href}>
              {secondary.label}
            </a>
          </p>
          <div className="mt-8 max-w-measure md:mt-12">
            <Figures figures={figures} look="row" />
          </div>
          <ShareBar shares={shares} className="mt-8 h-3 max-w-measure" />
          <p className="mt-3 max-w-measure">{money}</p>
        </div>
        <Cloth svg={circle} className="hidden self-center lg:block" />
      </div>
      <Cloth svg={cloth.field} className="h-32 lg:hidden" />
      {jina ? <JinaLine {...jina} color={cloth.color} bright /> : null}
      <Cloth svg={cloth.edge} className="pindo pindo-turned" />
    </div>
  );
}
