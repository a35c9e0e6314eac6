import { WindowCloth } from "#app/components/cloth/window-cloth.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { ShareBar } from "#app/components/share-bar.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** The first screen, which is one cloth: what we do, two calls to action, the figures; below it, how gifts are spent. */
export function HomeHero({ hero, primary, secondary, use, figures, source }: HomePage) {
  const { heading, lead, ...cloth } = hero;
  return (
    <>
      <WindowCloth
        {...cloth}
        onLand={figures.length > 0 ? <Figures figures={figures} look="abreast" /> : undefined}
      >
        <h1>{heading}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        <p className="buttons">
          <LinkTo to={primary} className="button button-large" />{" "}
          <LinkTo to={secondary} className="button button-large button-outline" />
        </p>
      </WindowCloth>
      {use || source ? (
        <div className="mx-auto max-w-page px-5 pt-8 md:pt-12">
          {use?.shares ? <ShareBar shares={use.shares} className="h-4 text-paper" /> : null}
          <div className="mt-3 gap-x-12 lg:flex lg:items-baseline lg:justify-between">
            {use ? <p className="text-lead">{use.money}</p> : null}
            {source ? <p className="text-small text-muted max-lg:mt-2">{source}</p> : null}
          </div>
        </div>
      ) : null}
    </>
  );
}
