import type { ReactNode } from "react";
import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import { JinaLine } from "#app/components/cloth/jina-line.tsx";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";

type Props = ShownHero & {
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
  /** Content across the whole cloth that takes the place of the field. */
  below?: ReactNode;
  /** True on the donate page: a bright jina, and no field on a phone. */
  isAsking?: boolean;
};

/** The hero of a page: its heading on a whole cloth with border, field and jina. */
export function PageHero({ heading, lead, jina, cloth, children, below, isAsking }: Props) {
  const fieldHeight = isAsking ? "hidden md:block" : "h-32 md:h-auto";
  return (
    <div className={`cloth ${ground[cloth.color]}`}>
      <Cloth svg={cloth.border} className="pindo" />
      <div className={below ? undefined : "grid grid-cols-1 md:split-3-2"}>
        <div className="px-5 py-10 md:py-16 md:pr-10 md:bleed-left lg:py-24">
          <h1 className="max-w-3xl text-page">{heading}</h1>
          {lead ? <p className="mt-5 max-w-measure text-lead">{lead}</p> : null}
          {children}
        </div>
        {below ? null : <Cloth svg={cloth.field} className={fieldHeight} />}
      </div>
      {below}
      {jina ? <JinaLine {...jina} color={cloth.color} bright={isAsking} /> : null}
      <Cloth svg={cloth.edge} className="pindo pindo-turned" />
    </div>
  );
}
