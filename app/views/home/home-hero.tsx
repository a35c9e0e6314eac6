import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { ShareBar } from "#app/components/share-bar.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** The first screen: what we do, the two calls to action, the figures, how a gift is spent. */
export function HomeHero({ hero, primary, secondary, use, figures, source }: HomePage) {
  return (
    <PageHero {...hero} look="home">
      <p className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap md:mt-8 md:gap-4">
        <LinkTo to={primary} className="button button-large" />{" "}
        <LinkTo to={secondary} className="button button-large button-outline" />
      </p>
      {figures.length > 0 ? (
        <div className="mt-8 max-w-measure md:mt-12">
          <Figures figures={figures} look="row" source={source} />
        </div>
      ) : null}
      {use?.shares ? (
        <ShareBar shares={use.shares} className="mt-8 h-3 max-w-measure text-indigo" />
      ) : null}
      {use ? <p className="mt-3 max-w-measure">{use.money}</p> : null}
    </PageHero>
  );
}
