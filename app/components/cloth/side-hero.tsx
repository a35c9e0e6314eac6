import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { HeroWords, type HeroProps } from "#app/components/cloth/hero-words.tsx";
import { SayingStrip } from "#app/components/cloth/saying-strip.tsx";

type Props = HeroProps & {
  /** A strip down the right side, or one down each side, like the two ends of one cloth. */
  sides: "right" | "both";
};

/** A hero with the figures of its cloth in a strip beside its words. */
export function SideHero({ sides, jina, seed, leso, ...texts }: Props) {
  const cloth = { seed, leso };
  const isMiddle = sides === "both";
  const words = isMiddle
    ? "px-5 md:mx-32 md:grid md:justify-items-center md:text-center"
    : "pr-5 bleed-left-12 md:mr-32";
  return (
    <>
      <div className={`cloth ${groundOf(cloth)}`}>
        <Cloth {...cloth} part="border" className="h-8" />
        <div className="relative">
          {isMiddle ? <Frieze {...cloth} runs="down" className="left-0 max-md:hidden" /> : null}
          <HeroWords {...texts} className={`py-10 md:py-20 ${words}`} />
          <Frieze {...cloth} runs="down" className="right-0 max-md:hidden" />
        </div>
        <Frieze {...cloth} runs="across" className="md:hidden" />
      </div>
      {jina ? <SayingStrip {...jina} /> : null}
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </>
  );
}
