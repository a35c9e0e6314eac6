import { useContext } from "react";
import { LinkTo } from "#app/components/link-to.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import type { Jina } from "#app/content/parts/pages.ts";
import type { Link } from "#app/model/fields/link.ts";

/** A proverb, with a link if there is a page where its cloth can be sent. */
export type SentJina = Jina & { send?: Link };

/** What a proverb means, its source, and the link to send its cloth. */
export function SayingCaption({ meaning, source, send }: SentJina) {
  const { locale } = useContext(SiteWords);
  return (
    <>
      {meaning ? <span lang={locale}>{meaning} </span> : null}
      {source ? (
        <span className="inline-block" lang={locale}>
          ({source})
        </span>
      ) : null}{" "}
      <LinkTo
        to={send}
        className="-my-2.5 inline-flex min-h-11 max-w-full items-center font-bold underline print:hidden"
      />
    </>
  );
}
