import { Fragment, type ReactNode } from "react";
import { JinaCloth } from "#app/components/cloth/jina-cloth.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { ProverbCard } from "#app/content/parts/proverb-card.ts";

type Props = ProverbCard & {
  /** What stands above the ways to send it on the page that is about this cloth alone. */
  children?: ReactNode;
};

/** A proverb on its cloth with the ways to send it; on paper a card that is folded once. */
export function LesoCard({ children, ...card }: Props) {
  const { id, text, meaning, source, cloth, href, address, picture, links, copy } = card;
  const way = "inline-flex min-h-11 items-center font-bold underline";
  const drawn = <JinaCloth {...cloth} text={text} />;
  return (
    <article className={children ? "leso-card leso-card-wide" : "leso-card"}>
      {children ? <h1>{drawn}</h1> : null}
      {children ? null : (
        <h2>
          <a href={href}>{drawn}</a>
        </h2>
      )}
      <div className="leso-words">
        <p className="text-quote font-bold text-balance">{meaning}</p>
        <p className="mt-1 text-small text-muted">{source}</p>
        {children}
        <p className="only-in-print">{address}</p>
        <p className="only-on-screen mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkTo to={picture} className="button" download={`${id}.png`} data-picture={text} />{" "}
          {links.map((link) => (
            <Fragment key={link.label}>
              <LinkTo to={link} className={way} rel="noreferrer" />{" "}
            </Fragment>
          ))}
          <button
            type="button"
            className={way}
            data-copy={copy.value}
            data-copied={copy.copied}
            data-copy-failed={copy.failed}
            hidden
          >
            {copy.label}
          </button>
          <span role="status" className="font-bold" />
        </p>
      </div>
    </article>
  );
}
