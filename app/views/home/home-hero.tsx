import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { HungCloth } from "#app/components/cloth/hung-cloth.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { ShareBar } from "#app/components/share-bar.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** The first screen: what we do, the two calls to action, the figures, how a gift is spent. */
export function HomeHero({ hero, primary, secondary, use, ...rest }: HomePage) {
  const { figures, source } = rest;
  const { heading, lead, jina, ...cloth } = hero;
  return (
    <div className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      <div className="md:grid md:split-5/4 md:items-center md:gap-12 print:block mx-auto max-w-page px-5">
        <div className="pt-8 pb-10 md:py-16 lg:py-20">
          <h1 className="max-w-xl text-hero lg:max-w-3xl">{heading}</h1>
          <p className="mt-5 max-w-measure text-lead md:mt-8">{lead}</p>
          <p className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap md:mt-8 md:gap-4">
            <LinkTo to={primary} className="button button-large" />{" "}
            <LinkTo to={secondary} className="button button-large button-outline" />
          </p>
          {figures.length > 0 ? (
            <div className="mt-8 max-w-measure md:mt-12">
              <Figures figures={figures} look="row" source={source} />
            </div>
          ) : null}
          {use ? (
            <>
              {use.shares ? (
                <ShareBar shares={use.shares} className="mt-8 h-3 max-w-measure text-indigo" />
              ) : null}
              <p className="mt-3 max-w-measure">{use.money}</p>
            </>
          ) : null}
        </div>
        {jina ? <HungCloth jina={jina} cloth={cloth} className="pb-8 lg:py-12" /> : null}
      </div>
      <Cloth {...cloth} part="edge" className="h-8 turned" />
    </div>
  );
}
