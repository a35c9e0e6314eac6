import type { ReactNode } from "react";
import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { HungCloth, type SentJina } from "#app/components/cloth/hung-cloth.tsx";

type Props = ClothSeed & {
  heading: string;
  lead?: string;
  jina?: SentJina;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
  /** Content across the whole cloth, below the words. */
  below?: ReactNode;
  look?: keyof typeof looks;
};

const looks = {
  page: { air: "py-10", heading: "max-w-3xl text-page", lead: "", cloth: "md:py-12" },
  // A phone has less air, because what follows is more urgent.
  urgent: { air: "py-6", heading: "max-w-3xl text-page", lead: "", cloth: "md:py-12" },
};

const wide = "lg:grid lg:split-7/5 lg:items-end lg:gap-x-12";

/** The hero of a page: its words on a cloth, and beside them the cloth with its saying if it has one. */
export function PageHero({ heading, lead, jina, children, below, look = "page", ...cloth }: Props) {
  const classes = looks[look];
  return (
    <div className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div
        className={`mx-auto max-w-page px-5 ${jina ? "md:grid md:split-5/4 md:items-center md:gap-12 print:block" : ""}`}
      >
        <div className={`md:py-16 lg:py-20 ${classes.air} ${jina ? "" : wide}`}>
          <h1 className={classes.heading}>{heading}</h1>
          <div>
            {lead ? <p className={`mt-5 max-w-measure text-lead ${classes.lead}`}>{lead}</p> : null}
            {children}
          </div>
        </div>
        {jina ? <HungCloth jina={jina} cloth={cloth} className={`pb-8 ${classes.cloth}`} /> : null}
      </div>
      {below}
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </div>
  );
}
