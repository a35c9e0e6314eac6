import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { HeroWords, type HeroProps } from "#app/components/cloth/hero-words.tsx";
import { HungCloth } from "#app/components/cloth/hung-cloth.tsx";

// On a phone, an urgent page gets to its content sooner.
const airs = { page: "py-10", urgent: "py-6" };

type Props = HeroProps & { look?: keyof typeof airs };

/** The hero of a page: its words on a cloth, beside the cloth with its saying if there is one. */
export function PageHero({ jina, look = "page", seed, leso, ...words }: Props) {
  const cloth = { seed, leso };
  const beside = "md:grid md:split-5/4 md:items-center md:gap-12 print:block";
  return (
    <div className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div className={`mx-auto max-w-page px-5 ${jina ? beside : ""}`}>
        <HeroWords
          {...words}
          className={`md:py-16 lg:py-20 ${airs[look]} ${jina ? "" : "lg:grid lg:split-7/5 lg:items-end lg:gap-x-12"}`}
        />
        {jina ? <HungCloth jina={jina} cloth={cloth} className="pb-8 md:py-12" /> : null}
      </div>
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </div>
  );
}
