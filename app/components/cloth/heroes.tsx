import type { ReactNode } from "react";
import { type ClothSeed, Cloth, groundOf } from "#app/components/cloth/cloth.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { HungCloth } from "#app/components/cloth/hung-cloth.tsx";
import type { SentJina } from "#app/components/cloth/saying-caption.tsx";
import { SayingStrip } from "#app/components/cloth/saying-strip.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawScene } from "#app/leso/draw-scene.ts";

// The props that all heroes share: cloth, words, and the saying if there is one.
type HeroProps = ClothSeed & {
  heading: string;
  lead?: string;
  jina?: SentJina;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
};

type HeroWordsProps = Pick<HeroProps, "heading" | "lead" | "children"> & { className?: string };

// The words of a hero: the page's heading, its lead, and any children.
function HeroWords({ heading, lead, children, className = "" }: HeroWordsProps) {
  return (
    <div className={className}>
      <h1 className="max-w-3xl text-page">{heading}</h1>
      <div>
        {lead ? <p className="mt-3 max-w-measure text-lead">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}

// The footer is the lower border of the last part of a page.
type PageHeroProps = HeroProps & { look?: "page" | "last" };

// On a phone the heading has a row of its own, because a long word leaves no room for the figure.
const besideFigure =
  "max-sm:contents *:first:basis-full *:last:flex-1 grow basis-36 lg:grid lg:split-7/5 lg:items-center lg:gap-x-12";

/** The hero of a page: its words on a cloth, beside the cloth with its saying, or beside its figure. */
export function PageHero({ jina, look = "page", seed, leso, ...words }: PageHeroProps) {
  const cloth = { seed, leso };
  const figure = "size-24 flex-none max-keys:hidden md:size-52";
  const row = jina ? "md:grid md:split-5/4 md:gap-12" : "flex flex-wrap gap-x-6 py-5";
  return (
    <div className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div className={`mx-auto max-w-page items-center px-5 print:block ${row}`}>
        <HeroWords {...words} className={jina ? "py-10 md:py-16 lg:py-20" : besideFigure} />
        {jina ? (
          <HungCloth jina={jina} cloth={cloth} className="pb-8 md:py-12" />
        ) : (
          <Cloth {...cloth} part="motif" className={figure} />
        )}
      </div>
      {look === "last" ? null : <Cloth {...cloth} part="edge" className="h-8 turned" />}
    </div>
  );
}

/** A hero between two large figures of its cloth, which face each other like those in the corners of a leso. */
export function FacingHero({ jina, seed, leso, ...texts }: HeroProps) {
  const cloth = { seed, leso };
  const figure = "w-2/5 flex-none sm:w-40 md:w-1/4 max-w-80";
  return (
    <>
      <div className={`cloth ${groundOf(cloth)}`}>
        <Cloth {...cloth} part="border" className="h-8" />
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-6 md:flex-nowrap md:py-12">
          <Cloth {...cloth} part="motif" className={`${figure} order-1 md:-order-1`} />
          <HeroWords {...texts} className="max-md:basis-full md:text-center" />
          <Cloth {...cloth} part="motif" className={`${figure} order-1 mirrored`} />
        </div>
      </div>
      {jina ? <SayingStrip {...jina} /> : null}
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </>
  );
}

type FriezeHeroProps = HeroProps & {
  /** Replaces the figures of the cloth as the band across the page. */
  band?: ReactNode;
};

/** A hero with its cloth as a frieze across the page and its saying below, as on a leso. */
export function FriezeHero({ band, jina, seed, leso, ...words }: FriezeHeroProps) {
  const cloth = { seed, leso };
  return (
    <>
      <div className={`cloth ${groundOf(cloth)}`}>
        <Cloth {...cloth} part="border" className="h-8" />
        <HeroWords
          {...words}
          className="mx-auto max-w-page px-5 py-6 md:py-10 lg:grid lg:split-5/4 lg:items-center lg:gap-x-12"
        />
        {band ?? <Frieze {...cloth} look="across" />}
      </div>
      {jina ? <SayingStrip {...jina} /> : null}
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </>
  );
}

/** A hero with a cloth folded over the top of the page, showing only its saying and border; the words are on paper. */
export function FoldedHero({ jina, seed, leso, ...words }: HeroProps) {
  const cloth = { seed, leso };
  return (
    <>
      <Frieze {...cloth} look="across" className="max-sm:h-15 max-sm:*:not-first:w-auto" />
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
        className="mx-auto max-w-page px-5 pt-6 max-sm:*:first:text-folded md:pt-14 lg:grid lg:split-7/5 lg:items-end lg:gap-x-12"
      />
    </>
  );
}

type WindowClothProps = ClothSeed & {
  /** The words in the sky. */
  children: ReactNode;
  /** What is on the land, in front of its drawing. */
  onLand?: ReactNode;
  jina?: SentJina;
};

/** A cloth as large as the window: words in the sky, the scene of its proverb, the land, and the jina at the bottom. */
export function WindowCloth({ seed, leso, children, onLand, jina }: WindowClothProps) {
  const cloth = clothOf(seed, leso);
  const { horizon, land } = drawScene(cloth);
  return (
    <div className={`window-cloth color-${cloth.color} tone-${cloth.tone}`}>
      <div className="sky">
        <div className="words">{children}</div>
        <Scene className="horizon" svg={horizon} />
      </div>
      <div className="land cloth tone-dark">
        <Scene className="field" svg={land} />
        {onLand}
      </div>
      {jina ? <SayingStrip {...jina} className="foot text-center" size="" /> : null}
    </div>
  );
}

function Scene({ svg, className }: { svg: string; className: string }) {
  return <div className={`cloth-art ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}
