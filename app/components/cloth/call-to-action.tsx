import { Cloth, type ClothSeed, groundOf } from "#app/components/cloth/cloth.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import type { Color } from "#app/model/fields/leso.ts";
import type { Link } from "#app/model/fields/link.ts";

type Props = {
  heading: string;
  text: string;
  primary: Link;
  secondary?: Link;
  /** The cloth of the page's hero. */
  hero: ClothSeed;
  /** Where the figures are: on a whole cloth beside the words, or below them across the window. */
  look: "beside" | "across";
};

const looks: Record<Props["look"], { box: string; words?: string; row?: string }> = {
  beside: {
    box: "mx-auto grid max-w-page grid-cols-1 items-center md:split-2/3 md:pl-5",
    words: "md:pl-14",
  },
  across: {
    box: "mx-auto max-w-page",
    row: "lg:grid lg:split-7/5 lg:items-end lg:gap-8",
  },
};

// The colour at the end of a page differs from its hero's, and from the footer's indigo.
const partners: Record<Color, Color> = {
  indigo: "madder",
  madder: "leaf",
  leaf: "terracotta",
  lake: "plum",
  plum: "lake",
  terracotta: "leaf",
};

/** The end of a page: one or two buttons on a cloth that differs from the hero's; the footer is its lower border. */
export function CallToAction({ heading, text, primary, secondary, hero, look }: Props) {
  const color = partners[clothOf(hero.seed, hero.leso).color];
  const cloth = { seed: `closing-${hero.seed}`, leso: { color } };
  const { box, words = "", row } = looks[look];
  return (
    <section className={`print:hidden cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div className={box}>
        {look === "beside" ? (
          <Cloth {...cloth} part="whole" className="aspect-3/2 max-md:hidden md:my-12" />
        ) : null}
        <div className={`px-5 py-6 md:py-10 md:pt-24 ${words}`}>
          <div className={row}>
            <h2 className="max-w-3xl text-page">{heading}</h2>
            <div>
              <p className="mt-3 max-w-measure text-lead md:mt-5">{text}</p>
              <p className="mt-5 flex flex-wrap gap-3 max-sm:*:grow md:mt-8 md:gap-4">
                <LinkTo to={primary} className="button button-bright" />{" "}
                <LinkTo to={secondary} className="button button-outline" />
              </p>
            </div>
          </div>
        </div>
      </div>
      {look === "across" ? <Frieze {...cloth} look="across" /> : null}
    </section>
  );
}
