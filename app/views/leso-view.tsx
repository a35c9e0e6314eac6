import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { LesoCard } from "#app/components/cloth/leso-card.tsx";
import { FacingHero } from "#app/components/cloth/heroes.tsx";
import type { LesoPage } from "#app/routes/leso.tsx";

/** All proverbs on their cloths, each with the ways to send it. */
export function LesoView({ hero, cards, closing }: LesoPage) {
  return (
    <>
      <FacingHero {...hero} />
      <ul className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-14 px-5 py-10 md:grid-cols-2 md:py-20 print:block print:p-0">
        {cards.map((card, index) => {
          // With an odd number, the first has a row of its own, so that there is no gap.
          const isWide = index === 0 && cards.length % 2 === 1;
          return (
            <li key={card.id} className={isWide ? "md:col-span-2" : undefined}>
              <LesoCard {...card} isWide={isWide} />
            </li>
          );
        })}
      </ul>
      {closing ? <CallToAction {...closing} hero={hero} look="across" /> : null}
    </>
  );
}
