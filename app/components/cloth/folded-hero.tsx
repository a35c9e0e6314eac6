import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { HeroWords, type HeroProps } from "#app/components/cloth/hero-words.tsx";
import { SayingStrip } from "#app/components/cloth/saying-strip.tsx";

/** A hero with a cloth folded over the top of the page, showing only its saying and border; the words are on paper. */
export function FoldedHero({ jina, seed, leso, ...words }: HeroProps) {
  const cloth = { seed, leso };
  return (
    <>
      <Frieze {...cloth} runs="across" className="max-sm:hidden" />
      {jina ? (
        <SayingStrip
          {...jina}
          className="bg-shell px-5 py-3 text-center text-ink"
          size="text-title md:text-quote"
        />
      ) : null}
      <Cloth {...cloth} part="edge" className="h-8 turned" />
      <HeroWords
        {...words}
        className="mx-auto max-w-page px-5 pt-8 md:pt-14 lg:grid lg:split-7/5 lg:items-end lg:gap-x-12"
      />
    </>
  );
}
