import { useContext } from "react";
import type { SentJina } from "#app/components/cloth/hung-cloth.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import { SiteWords } from "#app/components/site-words.ts";

type Props = SentJina & { className?: string; size?: string };

const strip = "bg-shell px-5 py-4 md:py-6 text-center text-ink";
const saying = "saying font-display uppercase text-balance wrap-anywhere";

/** The jina of a cloth as a strip, with its meaning and a link to its cloth. */
export function SayingStrip({ className = strip, size = "text-section", ...jina }: Props) {
  const { text, meaning, source, send } = jina;
  const { locale } = useContext(SiteWords);
  return (
    <figure className={className}>
      <p className={`${saying} ${size}`} lang={sayingLanguage}>
        {text}
      </p>
      {meaning || source || send ? (
        <figcaption className="py-2.5 text-small print:py-0">
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
        </figcaption>
      ) : null}
    </figure>
  );
}
