import type { ReactNode } from "react";
import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { JinaLine } from "#app/components/cloth/jina-line.tsx";
import type { Jina } from "#app/model/fields/jina.ts";

type Props = ClothSeed & {
  heading: string;
  lead?: string;
  jina?: Jina;
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
export function PageHero({ seed, leso, heading, lead, jina, children, below, ...look }: Props) {
  const { field = below ? "none" : "beside", isUrgent, isAsking } = look;
  const cloth = { seed, leso };
  const onPhones = isUrgent ? "hidden md:block" : "h-32";
  return (
    <div className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="pindo" />
      <div className={field === "beside" ? "grid grid-cols-1 md:split-3-2" : undefined}>
        <div
          className={`px-5 md:py-16 md:pr-10 md:bleed-left lg:py-24 ${isUrgent ? "py-6" : "py-10"}`}
        >
          <h1 className="max-w-3xl text-page">{heading}</h1>
          {lead ? <p className="mt-5 max-w-measure text-lead">{lead}</p> : null}
          {children}
        </div>
        {field === "beside" ? (
          <Cloth {...cloth} part="field" className={`md:h-auto ${onPhones}`} />
        ) : null}
      </div>
      {field === "across" ? <Cloth {...cloth} part="field" className="h-32 lg:h-64" /> : null}
      {below}
      <JinaLine jina={jina} cloth={cloth} bright={isAsking} />
      <Cloth {...cloth} part="edge" className="pindo pindo-turned" />
    </div>
  );
}
