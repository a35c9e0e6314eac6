import type { ReactNode } from "react";
import { Cloth } from "#app/components/cloth/cloth.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { ProverbCard } from "#app/content/parts/proverb-card.ts";

const way = "inline-flex min-h-11 items-center font-bold underline";

/** A proverb on its cloth with the ways to send it, of which a list shows two; on paper a card that is folded once. */
export function LesoCard({ children, ...card }: ProverbCard & { children?: ReactNode }) {
  const cloth = (
    <Cloth {...card.cloth} part="whole" jina={card.text} className="jina-cloth aspect-3/2" />
  );
  return (
    <article className={children ? "leso-card leso-card-wide" : "leso-card"}>
      {children ? <h1>{cloth}</h1> : <a href={card.href}>{cloth}</a>}
      <div className="leso-words">
        <p className="text-quote font-bold text-balance">{card.meaning}</p>
        <p className="mt-1 text-small text-muted">{card.source}</p>
        {children}
        <p className="only-in-print">{card.address}</p>
        <p className="only-on-screen mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkTo
            to={card.picture}
            className="button"
            download={card.file}
            data-picture={card.text}
          />
          <span className="flex flex-wrap gap-x-4">
            {(children ? card.links : card.links.slice(0, 1)).map((link) => (
              <LinkTo key={link.label} to={link} className={way} rel="noreferrer" />
            ))}
            {children ? <CopyButton {...card.copy} className={way} /> : null}
          </span>
        </p>
      </div>
    </article>
  );
}
