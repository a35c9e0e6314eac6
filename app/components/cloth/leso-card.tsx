import type { ReactNode } from "react";
import { Cloth } from "#app/components/cloth/cloth.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { ProverbCard } from "#app/content/parts/proverb-card.ts";

const way = "inline-flex min-h-11 min-w-11 items-center justify-center font-bold underline";

const wide = "md:grid md:split-7/5 md:items-center md:gap-12";
const front =
  "print:order-last print:grid print:size-full print:place-items-center print:border-t print:border-dotted";

type Props = ProverbCard & {
  /** True if the words are beside the cloth. */
  isWide: boolean;
  children?: ReactNode;
};

/** A proverb on its cloth with the ways to send it, two of which a list shows; in print a card that folds once. */
export function LesoCard({ isWide, children, ...card }: Props) {
  // In a list, each link of the same label says which proverb it sends.
  const which = children ? null : <span className="sr-only">: {card.text}</span>;
  const { meaning, source, recorded } = card;
  const cloth = (
    <Cloth {...card.cloth} part="whole" jina={card.text} className="aspect-3/2 max-sm:-mx-5" />
  );
  return (
    <article
      className={`leso-card print:grid print:break-inside-avoid print:place-items-center print:gap-0 ${isWide ? wide : ""}`}
    >
      {children ? (
        <h1 className={front}>{cloth}</h1>
      ) : (
        <a className={front} href={card.href}>
          {cloth}
        </a>
      )}
      <div className="pt-5 print:max-w-sm print:rotate-180 print:text-center">
        <p className="text-quote font-bold text-balance" lang={meaning.language}>
          {meaning.text}
        </p>
        <p className="mt-1 text-small text-muted">
          <span lang={source.language}>{source.text}</span>
          {recorded ? <span lang={recorded.language}>; {recorded.text}</span> : null}
        </p>
        {children}
        <p className="hidden print:block">{card.address}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <LinkTo
            to={card.picture}
            className="button"
            download={card.file}
            data-picture={card.text}
          >
            {which}
          </LinkTo>
          <span className="flex flex-wrap gap-x-4">
            {(children ? card.links : card.links.slice(0, 1)).map((link) => (
              <LinkTo key={link.label} to={link} className={way} rel="noreferrer">
                {which}
              </LinkTo>
            ))}
            {children ? <CopyButton {...card.copy} className={way} /> : null}
          </span>
        </p>
      </div>
    </article>
  );
}
