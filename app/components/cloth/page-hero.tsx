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
  /** Where the field is: beside the words (below them on a phone), across the cloth, or nowhere. */
  field?: "beside" | "across" | "none";
  /** True where a phone shows no field, because something else is more urgent. */
  isUrgent?: boolean;
  /** True on the donate page: a bright jina. */
  isAsking?: boolean;
};

/** The hero of a page: its heading on a whole cloth with border, field and jina. */
export function PageHero({ heading, lead, jina, cloth, children, below, ...look }: Props) {
  const { field = below ? "none" : "beside", isUrgent, isAsking } = look;
  const onPhones = isUrgent ? "hidden md:block" : "h-32";
  return (
    <div className={`cloth ${ground[cloth.color]}`}>
      <Cloth svg={cloth.border} className="pindo" />
      <div className={field === "beside" ? "grid grid-cols-1 md:split-3-2" : undefined}>
        <div
          className={`px-5 md:py-16 md:pr-10 md:bleed-left lg:py-24 ${isUrgent ? "py-6" : "py-10"}`}
        >
          <h1 className="max-w-3xl text-page">{heading}</h1>
          {lead ? <p className="mt-5 max-w-measure text-lead">{lead}</p> : null}
          {children}
        </div>
        {field === "beside" ? (
          <Cloth svg={cloth.field} className={`md:h-auto ${onPhones}`} />
        ) : null}
      </div>
      {field === "across" ? <Cloth svg={cloth.field} className="h-32 lg:h-64" /> : null}
      {below}
      {jina ? <JinaLine {...jina} color={cloth.color} bright={isAsking} /> : null}
      <Cloth svg={cloth.edge} className="pindo pindo-turned" />
    </div>
  );
}
