import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { LinkTo } from "#app/components/link-to.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import type { Color } from "#app/model/fields/leso.ts";
import type { Link } from "#app/model/fields/link.ts";

type Props = {
  heading: string;
  text: string;
  primary: Link;
  secondary?: Link;
  /** The cloth with which the page began. */
  hero: ClothSeed;
};

// A page ends in another colour than it began, and never in the footer's indigo.
const partners: Record<Color, Color> = {
  indigo: "madder",
  madder: "leaf",
  leaf: "terracotta",
  lake: "plum",
  plum: "lake",
  terracotta: "leaf",
};

/** The end of a page: one or two buttons on a cloth that differs from the one in the hero. */
export function CallToAction({ heading, text, primary, secondary, hero }: Props) {
  const color = partners[clothOf(hero.seed, hero.leso).color];
  const cloth = { seed: `closing-${hero.seed}`, leso: { color } };
  return (
    <section className={`cloth grid grid-cols-1 md:split-2-3 ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="field" className="h-32 md:h-auto" />
      <div className="px-5 py-14 md:bleed-right md:py-24 md:pl-14">
        <h2 className="max-w-3xl text-page">{heading}</h2>
        <p className="mt-5 max-w-measure text-lead">{text}</p>
        <p className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <LinkTo to={primary} className="button button-bright" />
          {secondary ? <LinkTo to={secondary} className="button button-outline" /> : null}
        </p>
      </div>
    </section>
  );
}
