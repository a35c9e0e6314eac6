import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { LesoCard } from "#app/components/cloth/leso-card.tsx";
import { PageHero } from "#app/components/cloth/page-hero.tsx";
import type { LesoPage } from "#app/content/page-data/leso-page.ts";

/** All proverbs on their cloths, each to be sent to somebody. */
export function LesoView({ hero, cards, closing }: LesoPage) {
  return (
    <>
      <PageHero {...hero} />
      <ul className="lesos mx-auto max-w-page px-5 py-10 md:py-20">
        {cards.map((card) => (
          <li key={card.id}>
            <LesoCard {...card} />
          </li>
        ))}
      </ul>
      {closing ? <CallToAction {...closing} hero={hero} field="across" /> : null}
    </>
  );
}
