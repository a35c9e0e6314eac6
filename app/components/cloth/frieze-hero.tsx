import type { ReactNode } from "react";
import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { HeroWords, type HeroProps } from "#app/components/cloth/hero-words.tsx";
import { SayingStrip } from "#app/components/cloth/saying-strip.tsx";

type Props = HeroProps & {
  /** Replaces the figures of the cloth as the band across the page. */
  band?: ReactNode;
};

/** A hero with its cloth as a frieze across the page and its saying below, as on a leso. */
export function FriezeHero({ band, jina, seed, leso, ...words }: Props) {
  const cloth = { seed, leso };
  return (
    <>
      <div className={`cloth ${groundOf(cloth)}`}>
        <Cloth {...cloth} part="border" className="h-8" />
        <HeroWords
          {...words}
          className="mx-auto max-w-page px-5 py-6 md:py-16 lg:grid lg:split-7/5 lg:items-end lg:gap-x-12"
        />
        {band ?? <Frieze {...cloth} runs="across" />}
      </div>
      {jina ? <SayingStrip {...jina} /> : null}
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </>
  );
}
