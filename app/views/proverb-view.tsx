import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { LesoCard } from "#app/components/cloth/leso-card.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { ProverbPage } from "#app/routes/leso.$id.tsx";

/** A proverb on its cloth, its meaning, and the ways to send it. */
export function ProverbView({ card, lead, all, closing }: ProverbPage) {
  return (
    <>
      <div className="mx-auto max-w-page px-5 py-8 md:py-16 print:p-0">
        <LesoCard {...card} isWide>
          <p className="print:hidden mt-5">
            {lead} <LinkTo to={all} className="text-link underline" />
          </p>
        </LesoCard>
      </div>
      {closing ? <CallToAction {...closing} hero={card.cloth} look="across" /> : null}
    </>
  );
}
