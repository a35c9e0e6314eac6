import type { ReactNode } from "react";
import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";
import { BleedingField } from "#app/components/cloth/bleeding-field.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { JinaLine, type SentJina } from "#app/components/cloth/jina-line.tsx";

type Props = ClothSeed & {
  heading: string;
  lead?: string;
  jina?: SentJina;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
  /** Content across the whole cloth that takes the place of the field. */
  below?: ReactNode;
  /**
   * Where the field is: beside the words up to the window's edge, as a cloth hung beside them, across
   * the whole cloth, or nowhere. On a phone the first two are below the words.
   */
  field?: keyof typeof shapes;
  /** True where a phone shows no field, because something else is more urgent. */
  isUrgent?: boolean;
  /** True on the donate page: a bright jina. */
  isAsking?: boolean;
};

const shapes = {
  beside: ["grid grid-cols-1 md:split-3-2", "px-5 md:pr-10 md:bleed-left"],
  hung: ["mx-auto grid max-w-page grid-cols-1 lg:split-7-5 lg:gap-x-12 lg:px-5", "px-5 lg:px-0"],
  across: ["mx-auto max-w-page px-5", "lg:grid lg:split-7-5 lg:items-end lg:gap-x-12"],
  none: ["mx-auto max-w-page px-5", "lg:grid lg:split-7-5 lg:items-end lg:gap-x-12"],
};

/** The hero of a page: its heading on a whole cloth with border, field and jina. */
export function PageHero({ seed, leso, heading, lead, jina, children, below, ...look }: Props) {
  const { field = below ? "none" : "beside", isUrgent, isAsking } = look;
  const cloth = { seed, leso };
  const [box, words] = shapes[field];
  return (
    <div className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="pindo" />
      <div className={box}>
        <div className={`md:py-16 lg:py-20 ${isUrgent ? "py-6" : "py-10"} ${words}`}>
          <h1 className="max-w-3xl text-page">{heading}</h1>
          <div>
            {lead ? <p className="mt-5 max-w-measure text-lead">{lead}</p> : null}
            {children}
          </div>
        </div>
        {field === "beside" ? (
          <BleedingField {...cloth} className={isUrgent ? "max-md:hidden" : undefined} />
        ) : null}
        {field === "hung" ? (
          <>
            <Cloth {...cloth} part="panel" className="my-12 hidden aspect-3/2 lg:block" />
            <Cloth {...cloth} part="field" className="h-32 lg:hidden" />
          </>
        ) : null}
      </div>
      {field === "across" ? <Cloth {...cloth} part="field" className="h-32 lg:h-64" /> : null}
      {below}
      <JinaLine jina={jina} cloth={cloth} bright={isAsking} />
      <Cloth {...cloth} part="edge" className="pindo pindo-turned" />
    </div>
  );
}
