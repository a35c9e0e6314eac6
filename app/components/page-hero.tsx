import type { ReactNode } from "react";
import { Cloth } from "#app/components/cloth.tsx";
import { ground } from "#app/components/ground.ts";
import { JinaLine } from "#app/components/jina-line.tsx";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";

type Props = ShownHero & {
  /** What stands below the lead, such as buttons. */
  children?: ReactNode;
};

/** The head of a page: its heading on a cloth with border, field and a line of Swahili. */
export function PageHero({ heading, lead, jina, cloth, children }: Props) {
  return (
    <div className={`cloth ${ground[cloth.color]}`}>
      <Cloth svg={cloth.border} className="pindo" />
      <div className="grid md:split-3-2">
        <div className="px-5 py-10 md:py-16 md:pr-10 md:bleed-left">
          <h1 className="max-w-3xl text-page">{heading}</h1>
          {lead ? <p className="mt-5 max-w-measure text-lead">{lead}</p> : null}
          {children}
        </div>
        <Cloth svg={cloth.field} className="h-24 md:h-auto" />
      </div>
      {jina ? <JinaLine {...jina} /> : null}
    </div>
  );
}
